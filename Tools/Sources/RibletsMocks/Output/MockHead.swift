/// The text around the mocks in their file.
enum MockHead {
  /// The text before them: header, mark, condition and imports.
  ///
  /// - Parameter imports: `nil` if there are no mocks.
  static func text(_ imports: MockImports?, _ options: MockOptions) -> String {
    let mark =
      "// Made by riblets mock. What is changed here is lost.\n// swift-format-ignore-file\n// swiftlint:disable all\n"
    let header = options.header.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" } ?? ""
    let condition = options.macro.map { "\n#if \($0)\n" } ?? ""
    return header + mark + condition + (imports.map { "\n" + $0.text } ?? "")
  }

  /// The text after the mocks.
  static func end(_ options: MockOptions) -> String { options.macro == nil ? "" : "#endif\n" }
}
