import Foundation
import RibletsTemplates

/// The placeholders that Xcode fills in for a new file from a template, and their stand-ins while a text is rendered.
///
/// Texts are laid out for names of any length, and a placeholder is no name: so a name of the greatest length is rendered,
/// and replaced afterwards.
enum XcodePlaceholders {
  /// Stands for the riblet's name.
  static let name = "RibletNameThatXcodeWillAskSomebodyForNow"
  /// Stands for the name of its parent.
  static let parent = "ParentNameThatXcodeWillAskSomebodyForNow"
  /// Stands for the module of the project.
  static let module = "ModuleOfTheProjectThatXcodeKnowsTheNames"

  /// The first line of a source, which Xcode makes a comment with file, date and author.
  static let header = "//___FILEHEADER___\n\n"

  /// A path in a template; without a colon, which no file of a Mac may have.
  static func path(_ text: String) -> String {
    text.replacing(name, with: "___VARIABLE_productName___").replacing(parent, with: "___VARIABLE_parentName___")
  }

  /// The text of a template.
  static func text(_ rendered: String, of file: TemplateFile) -> String {
    let product = "___VARIABLE_productName:identifier___"
    // Xcode knows no name that begins with a small letter.
    let property = name.prefix(1).lowercased() + name.dropFirst()
    let text =
      rendered
      .replacing(property, with: "child\(product)")
      .replacing(name, with: product)
      .replacing(parent, with: "___VARIABLE_parentName:identifier___")
      .replacing(module, with: "___PROJECTNAMEASIDENTIFIER___")
    return file.isSwift ? header + text : text
  }
}
