import Foundation
import RibletsSource

/// An error in a JSON file of the user.
public struct InputFileFailure: Error, Hashable, CustomStringConvertible {
  /// The error, its place, and the fix.
  public let diagnosis: MockDiagnosis

  /// As compilers print it.
  public var description: String { diagnosis.description }

  init(_ path: String, at key: String? = nil, in source: String = "", _ text: String) {
    diagnosis = MockDiagnosis(.error, at: Self.place(of: key, in: source, path), text)
  }

  /// The line and column of a key, the first of that name.
  private static func place(of key: String?, in source: String, _ path: String) -> SourcePosition {
    guard let key, let found = source.range(of: "\"\(key)\"") else {
      return SourcePosition(file: path, line: 1, column: 1)
    }
    let lines = source[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePosition(file: path, line: max(lines.count, 1), column: (lines.last?.count ?? 0) + 1)
  }

  /// Reads JSON; what does not fit is named by its key.
  static func decoded<Value: Decodable>(_ type: Value.Type, from path: String) throws(InputFileFailure) -> Value {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputFileFailure(path, "There is no such file, or it cannot be read.")
    }
    let source = String(decoding: data, as: UTF8.self)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let problem as KeyProblem {
      throw InputFileFailure(path, at: problem.key, in: source, problem.text)
    } catch let DecodingError.typeMismatch(wanted, context) {
      let keys = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
      throw InputFileFailure(
        path, at: keys.last, in: source,
        "\(keys.isEmpty ? "The file" : "'\(keys.joined(separator: "."))'") has a value of another kind than it needs: \(name(of: wanted))."
      )
    } catch let DecodingError.keyNotFound(key, context) {
      let keys = (context.codingPath + [key]).filter { $0.intValue == nil }.map(\.stringValue)
      throw InputFileFailure(path, "'\(keys.joined(separator: "."))' is missing.")
    } catch {
      throw InputFileFailure(path, "It is not JSON\(reason(of: error)). Correct it, or delete the file.")
    }
  }

  private static func reason(of error: any Error) -> String {
    guard case .dataCorrupted(let context) = error as? DecodingError, let cause = context.underlyingError as NSError?,
      let text = cause.userInfo[NSDebugDescriptionErrorKey] as? String
    else { return "" }
    return ": " + (text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  private static func name(of type: any Any.Type) -> String {
    if type == Bool.self { return "true or false" }
    if type == String.self { return "text in quotation marks" }
    return "\(type)".hasPrefix("Array") ? "a list in square brackets" : "an object in braces"
  }
}

/// An error in the value of a key, or in the key itself.
struct KeyProblem: Error {
  let key: String
  let text: String
}
