import RibletsPlans
import Synchronization

/// The results of reading files, so that riblets with many children are not parsed for each of them.
final class KnownSources: Sendable {
  private let files = Mutex<[String: ParsedFile]>([:])
  private let arguments = Mutex<[String: (text: String, values: [String: String])]>([:])

  /// - Throws: ``RequestProblem`` with the place where it stops being Swift.
  func parsed(_ path: String, _ text: String) throws(RequestProblem) -> ParsedFile {
    if let file = files.withLock({ $0[path] }), file.text == text { return file }
    let file = try ParsedFile(path, text)
    files.withLock { $0[path] = file }
    return file
  }

  /// Returns the arguments with which tests call the initializers of a riblet.
  func arguments(of riblet: String, _ path: String, _ text: String) -> [String: String] {
    let key = path + "\n" + riblet
    if let known = arguments.withLock({ $0[key] }), known.text == text { return known.values }
    let values = KnownArguments.values(of: riblet, inTests: text)
    arguments.withLock { $0[key] = (text, values) }
    return values
  }
}
