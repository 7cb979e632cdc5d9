import Foundation

/// A snapshot that differs: a picture, or the text of a view where there is none.
package struct NotedSnapshot: Hashable, Sendable, Encodable {
  /// The path; of one that has gone, the former one.
  package let path: String
  /// The way in which it differs.
  package private(set) var change: NotedChange
  /// The words behind the name of its tests: "an empty history".
  package let title: String
  /// The riblet that the path names.
  package internal(set) var riblet: String?
  /// The name for its pictures, which no other snapshot has.
  package internal(set) var picture: String
  /// The content before; `nil` if it is new.
  package private(set) var before: [UInt8]?
  /// The content after; `nil` if it has gone.
  package let after: [UInt8]?

  private enum CodingKeys: CodingKey { case path, change, title, riblet }

  /// Makes one of a change; `nil` if the file is no snapshot, or the same as before under another path.
  ///
  /// - Parameter root: The folder of the app afterwards.
  init?(_ change: FileChange, at root: String) {
    guard change.path.contains("/__Snapshots__/"), !change.path.hasPrefix("../") else { return nil }
    let after = change.status == .deleted ? nil : FileManager.default.contents(atPath: root + "/" + change.path)
    (path, before, self.after) = (change.path, change.before, after.map(Array.init))
    switch (before, self.after) {
    case (nil, nil): return nil
    case (nil, _): self.change = .added
    case (_, nil): self.change = .removed
    case (let old, let new) where old == new: return nil
    default: self.change = .changed
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = (file as NSString).deletingPathExtension
    title = String(stem.drop { $0 != "." }.dropFirst()).replacing("-", with: " ")
    picture = String(stem.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// True if it is new, and another one, which has gone, was the same of another name.
  func isFollower(of other: NotedSnapshot) -> Bool {
    change == .added && other.change == .removed && title == other.title
      && (path as NSString).pathExtension == (other.path as NSString).pathExtension
  }

  /// Compares it with its former one.
  mutating func follow(_ other: NotedSnapshot) { (change, before) = (.changed, other.before) }

  /// The path without its ending: one for the picture and the text of a snapshot.
  var stem: String { (path as NSString).deletingPathExtension }

  /// The ending of a picture; `nil` for a text.
  package var pictureEnding: String? {
    let ending = (path as NSString).pathExtension.lowercased()
    return ["svg", "png"].contains(ending) ? ending : nil
  }

  /// The names of the files for its pictures.
  package var pictures: (before: String?, after: String?) {
    guard let ending = pictureEnding else { return (nil, nil) }
    return (before.map { _ in "\(picture)-before.\(ending)" }, after.map { _ in "\(picture)-after.\(ending)" })
  }
}

extension [NotedSnapshot] {
  /// The snapshots without texts of which there is a picture, and each with a name of its own.
  func withoutRepetition() -> [NotedSnapshot] {
    let drawn = Set(filter { $0.pictureEnding != nil }.map(\.stem))
    var taken: Set<String> = []
    return filter { $0.pictureEnding != nil || !drawn.contains($0.stem) }.sorted { $0.path < $1.path }.map {
      var snapshot = $0
      var number = 1
      while !taken.insert(snapshot.picture.lowercased()).inserted {
        number += 1
        snapshot.picture = "\($0.picture)-\(number)"
      }
      return snapshot
    }
  }
}
