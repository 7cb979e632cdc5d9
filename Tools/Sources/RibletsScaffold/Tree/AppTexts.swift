import Foundation

/// The texts of an app: those of the disk, and in their place those that a command has decided on.
struct AppTexts: Sendable {
  /// The folder of the package.
  let root: String
  private(set) var decided: [String: String] = [:]

  init(root: String) { self.root = root }

  /// Decides on the text of a file.
  subscript(path: String) -> String? {
    get { decided[path] }
    set { decided[path] = newValue }
  }

  /// - Throws: ``RequestProblem`` for a file that cannot be read, or is not text.
  func text(of path: String) throws(RequestProblem) -> String {
    if let text = decided[path] { return text }
    guard let data = FileManager.default.contents(atPath: root + "/" + path),
      let text = String(data: data, encoding: .utf8)
    else { throw RequestProblem("Cannot read '\(path)': it is not text, or the system refused.") }
    return text
  }

  /// The names of the files in a folder, sorted; none if there is no such folder.
  func names(in folder: String) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
    let new = decided.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    return Set(found + new.filter { !$0.contains("/") }).sorted()
  }
}
