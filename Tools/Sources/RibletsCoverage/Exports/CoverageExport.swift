package import Foundation

/// The report that `llvm-cov export -format=text` wrote about one run of tests.
package struct CoverageExport: Equatable, Sendable {
  /// In the order of the export, each path once.
  package let files: [FileLines]

  /// - Parameter files: A path that comes twice was run where either says so.
  package init(files: [FileLines]) {
    var order: [String] = []
    var lines: [String: [Int: Bool]] = [:]
    for file in files {
      if lines[file.path] == nil { order.append(file.path) }
      lines[file.path, default: [:]].merge(file.lines) { $0 || $1 }
    }
    self.files = order.map { FileLines(path: $0, lines: lines[$0] ?? [:]) }
  }

  /// Reads an export; functions, expansions and summaries may be missing from it.
  ///
  /// - Parameter name: What errors call it, such as the path of its file.
  package init(json: Data, name: String) throws(CoverageError) {
    guard !json.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { throw .emptyExport(name) }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: json)
    } catch let error as DecodingError {
      throw error.isSyntax ? .notJSON(name) : .notAnExport(name, because: error.place)
    } catch {
      throw .notJSON(name)
    }
    guard document.type == Document.type else {
      throw .notAnExport(name, because: "its type is '\(document.type)', not '\(Document.type)'")
    }
    self.init(files: document.data.flatMap(\.files).map { FileLines(path: $0.filename, segments: $0.segments) })
  }
}

private struct Document: Decodable {
  static let type = "llvm.coverage.json.export"

  struct Unit: Decodable {
    struct File: Decodable {
      let filename: String
      let segments: [FileLines.Segment]
    }
    let files: [File]
  }

  let type: String
  let data: [Unit]
}

extension DecodingError {
  fileprivate var isSyntax: Bool {
    guard case .dataCorrupted(let context) = self else { return false }
    return context.codingPath.isEmpty
  }

  /// The place in the document, as in `data[0].files[2].segments`.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(Self.text(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not an object" : "'\(Self.text(context.codingPath))' is not what llvm-cov writes there"
    @unknown default: "it has another form"
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
