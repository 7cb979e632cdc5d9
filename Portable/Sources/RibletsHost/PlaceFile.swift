import Foundation
import Riblets
import RibletsViews

/// The file in which an app keeps the place of its user, so that the next start begins there.
///
/// The host writes it as a whole when tree or screen have changed the place. So an app that is killed leaves the old file
/// or the new file.
@MainActor
final class PlaceFile {
  private let url: URL
  private let note: @MainActor (String) -> Void
  private var isScheduled = false

  /// Takes the path of a file, which need not exist yet.
  ///
  /// - Parameter note: Gets an error that does not end the app.
  init(_ path: String, note: @escaping @MainActor (String) -> Void) {
    url = URL(fileURLWithPath: path)
    self.note = note
  }

  /// Returns the place in the file. Without a file, it returns `nil`. For a file that it cannot read, it also notes the
  /// reason.
  func read<Place: Decodable>(_ type: Place.Type) -> Place? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try JSONDecoder().decode(Place.self, from: Data(contentsOf: url))
    } catch {
      note("The place in '\(url.path)' cannot be read, and the app starts without it: \(error)")
      return nil
    }
  }

  /// Saves the place now, and from now on after each change.
  ///
  /// - Parameter changedPlace: Returns the place if it has changed since the last call.
  /// - Returns: The subscription. Cancel it to stop.
  func follow(
    _ window: Window, in runtime: RibletRuntime, changedPlace: @escaping @MainActor () throws -> Data?
  ) -> StreamConnection {
    save(changedPlace)
    let changes = runtime.events.filter { event in
      switch event.kind {
      case .attached, .detached: true
      default: false
      }
    }
    return window.frames.map { _ in () }.merge(changes.map { _ in () }).sink { self.schedule(changedPlace) }
  }

  /// Saves when the main actor is free, because the change is complete then.
  private func schedule(_ changedPlace: @escaping @MainActor () throws -> Data?) {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      save(changedPlace)
    }
  }

  /// Saves the place now if it has changed.
  func save(_ changedPlace: @MainActor () throws -> Data?) {
    do {
      try changedPlace()?.write(to: url, options: .atomic)
    } catch {
      note("The place cannot be saved in '\(url.path)': \(error)")
    }
  }

  /// Encodes a place each time it has changed. The same place has the same bytes.
  static func changes<Place: Encodable & Equatable>(
    of place: @escaping @MainActor () -> Place
  ) -> @MainActor () throws -> Data? {
    var last: Place?
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return {
      let new = place()
      guard new != last else { return nil }
      last = new
      return try encoder.encode(new)
    }
  }
}
