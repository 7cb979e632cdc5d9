import Foundation
import RibletsTestCore
import Testing

/// Adds a failed assertion's files to the test's attachments and to the failure page.
@MainActor struct FailureReport {
  let place: SnapshotPlace
  let test: TestIdentity
  /// The argument and the name, if there are any.
  let details: [String?]
  let location: SourceLocation

  private static var folders: [String: FailureFolder] = [:]

  /// Keeps the files of a failure.
  ///
  /// - Returns: The failure's whole text, with the page's address.
  func failed(_ failure: SnapshotFailure, form: SnapshotForm, environment: SnapshotEnvironment) -> String {
    guard failure.isShown else { return failure.message }
    let entry = entry(failure, form: form)
    attach(entry)
    let folder = folder(environment)
    do throws(FileProblem) {
      try folder.add(entry, of: place)
    } catch {
      return "\(failure.message)\nThe failure page could not be written. \(error.message)"
    }
    return "\(failure.message)\nThe failure page: \(folder.pagePath)"
  }

  /// Removes an older failure of the snapshot from the page.
  func passed(environment: SnapshotEnvironment) {
    // A page that cannot be written must not fail a test whose snapshot matches.
    try? folder(environment).forget(place)
  }

  private func folder(_ environment: SnapshotEnvironment) -> FailureFolder {
    let key = environment.failuresFolder ?? place.sourceFolder
    if let known = Self.folders[key] { return known }
    let path = Self.folderPath(place: place, environment: environment)
    let folder = Self.folders.values.first { $0.path == path } ?? FailureFolder(path: path)
    Self.folders[key] = folder
    return folder
  }

  /// Returns the environment's folder, or the package's; without a package, a temporary one.
  static func folderPath(place: SnapshotPlace, environment: SnapshotEnvironment) -> String {
    if let path = environment.failuresFolder { return absolute(path) }
    if let package = PackageFolder.above(place.path) { return "\(package)/.build/snapshot-failures" }
    return FileManager.default.temporaryDirectory.path + "/snapshot-failures"
  }

  private static func absolute(_ path: String) -> String {
    let trimmed = path.count > 1 && path.last == "/" ? String(path.dropLast()) : path
    return trimmed.first == "/" ? trimmed : "\(FileManager.default.currentDirectoryPath)/\(trimmed)"
  }

  private func entry(_ failure: SnapshotFailure, form: SnapshotForm) -> FailureEntry {
    FailureEntry(
      kind: failure.kind, form: form, module: test.module, testFile: place.testFile, fileName: place.fileName,
      suite: test.suite, sentence: test.sentence, details: details.compactMap(\.self),
      location: "\(location.fileName):\(location.line)", path: PackageFolder.relativePath(of: place.path),
      message: failure.message, expected: failure.expected, actual: failure.actual,
      time: Int(Date().timeIntervalSince1970))
  }

  private func attach(_ entry: FailureEntry) {
    for case (let artifact, let bytes?) in FailureArtifact.files(of: entry) {
      Attachment.record(bytes, named: artifact.fileName(for: place), sourceLocation: location)
    }
  }
}
