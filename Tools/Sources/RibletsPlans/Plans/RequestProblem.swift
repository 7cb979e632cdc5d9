import Foundation

/// The reason for which a request cannot be carried out, and a request that can.
package struct RequestProblem: Error, Hashable, CustomStringConvertible {
  /// The file, line and column that have to be mended; `nil` if the request has to.
  package let place: String?
  private let text: String

  /// As compilers print it, where there is a place.
  package var description: String { place.map { "\($0): error: \(text)" } ?? text }

  package init(_ text: String, at place: String? = nil) {
    self.text = text
    self.place = place
  }

  /// Several problems, each with its place in its text.
  package init(listing problems: [String]) {
    let parts = (problems.first ?? "").components(separatedBy: ": error: ")
    let rest = problems.dropFirst().map { "\n" + $0 }.joined()
    self.init(parts.dropFirst().joined(separator: ": error: ") + rest, at: parts.first)
  }

  /// The same, said of another place; where it was said of becomes a note.
  package func said(at place: String) -> Self {
    Self(text + (self.place.map { "\n\($0): note: It is here." } ?? ""), at: place)
  }
}
