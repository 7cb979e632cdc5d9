import Foundation
import Stencil

/// Templates that were read, so that each is taken apart once.
///
/// Unchecked, as templates are classes: they are made and used only while the lock is held.
final class LoadedTemplates: @unchecked Sendable {
  private let lock = NSLock()
  private let environment: Environment

  /// - Parameter text: The text of a template by its name.
  init(_ text: @escaping @Sendable (String) -> String?) {
    environment = Environment(loader: Texts(text: text), trimBehaviour: .nothing)
  }

  func render(_ name: String, _ context: [String: Any]) throws -> String {
    try lock.withLock { try environment.renderTemplate(name: name, context: context) }
  }

  /// Finds templates by name, for `include`, too.
  private final class Texts: Loader {
    private let text: (String) -> String?
    private var templates: [String: Template] = [:]

    init(text: @escaping (String) -> String?) { self.text = text }

    func loadTemplate(name: String, environment: Environment) throws -> Template {
      if let template = templates[name] { return template }
      guard let text = text(name) else { throw TemplateDoesNotExist(templateNames: [name], loader: self) }
      let template = environment.templateClass.init(
        templateString: TemplateLibrary.withoutTagLines(text), environment: environment, name: name)
      templates[name] = template
      return template
    }
  }
}
