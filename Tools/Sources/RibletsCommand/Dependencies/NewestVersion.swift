import Foundation
import RibletsBuildCommands

/// The newest version of a package, by the tags of its git repository.
struct NewestVersion {
  let text: String

  /// Asks git.
  ///
  /// - Throws: ``CommandFailure`` without git, an answer or a version.
  init(of address: String) throws(CommandFailure) {
    let git = ChildProgram(
      "git", ["ls-remote", "--tags", "--refs", "--", address], variables: ["GIT_TERMINAL_PROMPT": "0"])
    let (end, data) = try git.output()
    guard end == .exited(0) else {
      throw CommandFailure(
        "git cannot tell the versions of '\(address)'. Check the address, or give a version: --from 1.0.0.",
        .missingInput)
    }
    guard let newest = Self.newest(in: String(decoding: data, as: UTF8.self)) else {
      throw CommandFailure(
        "'\(address)' has no tag with a version. Give one: --from 1.0.0.", .missingInput)
    }
    text = newest
  }

  /// The highest release among tags; `1.10.0` is above `1.9.0`, and `2.0.0-beta` is none.
  ///
  ///     2f2b17…<tab>refs/tags/v1.2.0 → 1.2.0
  static func newest(in tags: String) -> String? {
    let versions = tags.split(whereSeparator: \.isNewline).compactMap { line -> [Int]? in
      let tag = line.split(separator: "/").last ?? ""
      let parts = (tag.first == "v" ? tag.dropFirst() : tag).split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      return parts.count == 3 && numbers.count == 3 ? numbers : nil
    }
    return versions.max { $0.lexicographicallyPrecedes($1) }?.map(String.init).joined(separator: ".")
  }
}
