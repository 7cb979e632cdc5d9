public import Foundation

/// The rules for values in JSON, such as the form of dates.
///
/// ```swift
/// let coding = JSONCoding(decoder: {
///   let decoder = JSONDecoder()
///   decoder.dateDecodingStrategy = .iso8601
///   return decoder
/// })
/// ```
///
/// See `Documentation/HTTP.md`.
public struct JSONCoding: Sendable {
  private let encoder: @Sendable () -> JSONEncoder
  private let decoder: @Sendable () -> JSONDecoder

  /// Makes a coding; without arguments the one of `JSONEncoder()` and `JSONDecoder()`.
  ///
  /// - Parameters:
  ///   - encoder: Makes an encoder; called for each request, on any thread.
  ///   - decoder: Makes a decoder; called for each answer, on any thread.
  public init(
    encoder: @escaping @Sendable () -> JSONEncoder = { JSONEncoder() },
    decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
  ) {
    self.encoder = encoder
    self.decoder = decoder
  }

  func encode(_ value: any Encodable) throws -> Data {
    do { return try encoder().encode(value) } catch {
      throw HTTPError.Reason.invalidRequest("its body cannot be written as JSON: \(error)")
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type, from answer: HTTPAnswer) throws -> Value {
    if let none = NoContent() as? Value { return none }
    guard !answer.body.isEmpty else { throw HTTPError.Reason.bodyMissing }
    do { return try decoder().decode(type, from: answer.body) } catch let error as DecodingError {
      let contentType = answer.fields["Content-Type"]
      if contentType?.lowercased().contains("html") == true || answer.body.beginsLikeMarkup {
        throw HTTPError.Reason.notJSON(contentType: contentType)
      }
      let problem = DecodingProblem(error)
      throw HTTPError.Reason.wrongJSON(path: problem.path, problem: problem.problem)
    } catch { throw HTTPError.Reason.wrongJSON(path: "", problem: "is not valid: \(error)") }
  }
}

extension Data {
  fileprivate var beginsLikeMarkup: Bool {
    first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }
}
