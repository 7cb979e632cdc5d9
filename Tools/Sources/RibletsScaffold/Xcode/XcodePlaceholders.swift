import Foundation
import RibletsPlans
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
  ///
  /// - Throws: ``RequestProblem`` if a name is needed in a form that Xcode cannot make.
  static func text(_ rendered: String, of file: TemplateFile) throws(RequestProblem) -> String {
    let product = "___VARIABLE_productName:identifier___"
    // Xcode knows no name that begins with a small letter.
    let property = name.prefix(1).lowercased() + name.dropFirst()
    let text =
      rendered
      .replacing("\(property)DidFinish", with: "didFinish\(product)")
      .replacing("\(property)Container", with: "viewAbove\(product)")
      .replacing(name, with: product)
      .replacing(parent, with: "___VARIABLE_parentName:identifier___")
      .replacing(module, with: "___PROJECTNAMEASIDENTIFIER___")
    guard !text.contains(property) else {
      throw RequestProblem(
        "'\(file.name)' uses 'property' for something else than 'DidFinish' and 'Container', and Xcode knows no name that begins with a small letter. Use 'name' there."
      )
    }
    return file.isSwift ? header + text : text
  }
}
