import Foundation
package import RibletsPlans
import Stencil

/// The templates of a repository: those of the tool, and in their place those in `.riblets/templates`.
package struct TemplateLibrary: Sendable {
  /// The folder of a repository's own templates.
  package static let folder = ".riblets/templates"

  /// The repository's own texts, by the names of what they replace.
  private let own: [String: String]
  private let loaded: LoadedTemplates

  /// Takes the templates of the tool only.
  package init() { self.init(own: [:]) }

  private init(own: [String: String]) {
    self.own = own
    loaded = own.isEmpty ? Self.standard : LoadedTemplates { own[$0] ?? TemplateFile(named: $0)?.text }
  }

  /// Those of the tool.
  private static let standard = LoadedTemplates { TemplateFile(named: $0)?.text }

  /// Takes the templates of a repository.
  ///
  /// - Throws: ``RequestProblem`` if one cannot be read, or replaces nothing.
  package init(root: String) throws(RequestProblem) {
    let folder = root + "/" + Self.folder
    var own: [String: String] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".stencil") {
      guard TemplateFile(named: name) != nil else {
        let hint = NearestName.question(for: name, in: TemplateFile.all.map(\.name))
        throw RequestProblem(
          "It replaces no template.\(hint) To see them all: riblets templates list.",
          at: "\(Self.folder)/\(name):1:1")
      }
      guard let data = FileManager.default.contents(atPath: folder + "/" + name),
        let text = String(data: data, encoding: .utf8)
      else { throw RequestProblem("Cannot read '\(Self.folder)/\(name)': it is not text, or the system refused.") }
      own[name] = text
    }
    self.init(own: own)
  }

  /// Returns true if the repository has a template of its own.
  package func isOwn(_ file: TemplateFile) -> Bool { own[file.name] != nil }

  /// True if the repository has templates of its own.
  package var hasOwn: Bool { !own.isEmpty }

  /// Renders a template.
  ///
  /// - Throws: ``RequestProblem`` if the template is wrong, or names a value that there is not.
  package func render(_ path: TemplatePath, _ values: TemplateValues) throws(RequestProblem) -> String {
    let file = ToolTemplates.all[keyPath: path]
    do {
      let text = try loaded.render(file.name, values)
      return file.isSwift ? SwiftLayout.laidOut(text) : text
    } catch let missing as LoadedTemplates.MissingKey {
      let hint = NearestName.question(for: missing.key, in: Array(values.values.keys))
      throw RequestProblem(
        "'\(file.name)' is rendered without a value '\(missing.key)'.\(hint) To see the values: riblets templates list.",
        at: "\(place(of: missing.template)):\(missing.line):1")
    } catch {
      throw RequestProblem("Cannot use the template '\(place(of: file.name))': \(reason(of: error)).")
    }
  }

  private func place(of name: String) -> String { own[name] == nil ? name : Self.folder + "/" + name }

  private func reason(of error: any Error) -> String {
    guard let error = error as? TemplateSyntaxError else { return "\(error)" }
    return error.reason + (error.token.map { " at '\($0.contents)'" } ?? "")
  }

  /// A line with nothing but a tag leaves no empty line.
  static func withoutTagLines(_ text: String) -> String {
    var result = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (place, line) in lines.enumerated() {
      let code = line.trimmed
      let isTag = code.hasPrefix("{%") && code.hasSuffix("%}") && !code.dropFirst(2).dropLast(2).contains("%")
      result += isTag ? code : line + (place + 1 < lines.count ? "\n" : "")
    }
    return result
  }
}
