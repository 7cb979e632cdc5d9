/// A template that comes with the tool.
package struct TemplateFile: Sendable {
  /// All of them, in the order in which they are listed.
  package static let all = Mirror(reflecting: ToolTemplates.all).children.compactMap { $0.value as? TemplateFile }

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The name of the file, by which templates of a repository replace it.
  package let name: String
  /// The file as it comes with the tool: a part of the executable, so that it can be moved and packed alone.
  private let bytes: @Sendable () -> [UInt8]

  init(name: String, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Finds a template by the name of its file.
  package init?(named name: String) {
    guard let file = Self.named[name] else { return nil }
    self = file
  }

  /// The file's first line, a comment that says in a few words what is rendered from it, and the text below it.
  private var parts: (first: Substring, text: Substring) {
    let text = Substring(decoding: bytes(), as: UTF8.self)
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return (text[..<end], text[end...].dropFirst())
  }

  /// The use of what is rendered from it, in a few words.
  package var purpose: String { String(parts.first.dropFirst(3).dropLast(3)) }

  /// The template as it comes with the tool.
  package var text: String { String(parts.text) }

  /// True if what it renders is laid out as Swift.
  package var isSwift: Bool { name.hasSuffix(".swift.stencil") }
}
