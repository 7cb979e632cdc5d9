import Foundation
import Stencil

/// Templates that were read, so that each is taken apart once.
///
/// Unchecked, as templates are classes: they are made and used only while the lock is held.
final class LoadedTemplates: @unchecked Sendable {
  private let lock = NSLock()
  private let environment: Environment
  private let texts: Texts

  /// - Parameter text: The text of a template by its name.
  init(_ text: @escaping @Sendable (String) -> String?) {
    texts = Texts(text: text)
    environment = Environment(loader: texts, trimBehaviour: .nothing)
  }

  /// - Throws: ``MissingKey`` if a template names a value that there is not, in a part that is not rendered, too.
  func render(_ name: String, _ values: TemplateValues) throws -> String {
    try lock.withLock {
      let template = try texts.loadTemplate(name: name, environment: environment)
      if let missing = texts.keys(of: name).first(where: { values.values[$0.key] == nil }) { throw missing }
      return try template.render(values.values)
    }
  }

  /// A value that a template names and is not given.
  struct MissingKey: Error {
    let template: String
    let key: String
    let line: Int
  }

  /// Finds templates by name, for `include`, too.
  private final class Texts: Loader {
    private let text: (String) -> String?
    private var templates: [String: Template] = [:]
    private var keys: [String: [MissingKey]] = [:]

    init(text: @escaping (String) -> String?) { self.text = text }

    func loadTemplate(name: String, environment: Environment) throws -> Template {
      if let template = templates[name] { return template }
      guard let text = text(name) else { throw TemplateDoesNotExist(templateNames: [name], loader: self) }
      let template = environment.templateClass.init(
        templateString: TemplateLibrary.withoutTagLines(text), environment: environment, name: name)
      templates[name] = template
      return template
    }

    /// Returns the places that name a value, in the templates that it includes, too.
    func keys(of name: String) -> [MissingKey] {
      if let known = keys[name] { return known }
      keys[name] = []
      let found = TemplateKeys(of: text(name) ?? "")
      let own = found.places.map { MissingKey(template: name, key: $0.key, line: $0.line) }
      let all = (own + found.included.flatMap(keys(of:))).filter { !found.own.contains($0.key) }
      keys[name] = all
      return all
    }
  }
}
