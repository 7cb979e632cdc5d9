internal import Testing

/// A place in a spec's source.
struct SpecPlace: Sendable, Hashable {
  /// `Module/File.swift`.
  var fileID: String
  /// The whole path, as it was passed to the compiler.
  var filePath: String
  var line: Int
  var column: Int

  var fileName: String { String(fileID.split(separator: "/").last ?? "") }

  /// `File.swift:12`, for sentences.
  var short: String { "\(fileName):\(line)" }

  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension SpecPlace {
  init(_ location: SourceLocation) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
  }

  /// The path from the folder of the test target on, such as `ShopTests/Cart/CartSpec.swift`: the same on any machine.
  ///
  /// If the path does not contain the target's name as a folder, it is the module and the file.
  var pathInTarget: String {
    let parts = filePath.split(separator: "/")
    guard let module = fileID.split(separator: "/").first,
      let index = parts.dropLast().lastIndex(of: module)
    else { return fileID }
    return parts[index...].joined(separator: "/")
  }
}
