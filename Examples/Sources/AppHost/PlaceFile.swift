import Foundation
public import Riblets
public import RibletsViews

/// The file in which an app keeps the place where the user is, so that it starts there again.
///
/// It is written whenever the tree or the screen has changed and the place with it, and as a whole: an app that is killed at
/// any moment leaves the old file or the new one.
@MainActor
public final class PlaceFile<Place: Codable & Equatable> {
  private let url: URL
  private let note: @MainActor (String) -> Void
  private var saved: Place?
  private var isScheduled = false

  /// Names a file, which need not be there yet.
  ///
  /// - Parameter note: Gets an error that does not end the app.
  public init(_ path: String, note: @escaping @MainActor (String) -> Void) {
    url = URL(fileURLWithPath: path)
    self.note = note
  }

  /// Returns the place in the file; `nil` if there is no file, or none that can be read, which is noted.
  public func read() -> Place? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      saved = try JSONDecoder().decode(Place.self, from: Data(contentsOf: url))
    } catch {
      note("The place in '\(url.path)' cannot be read, and the app starts without it: \(error)")
    }
    return saved
  }

  /// Saves the place now, and from now on when it has changed.
  ///
  /// - Returns: The subscription with which that ends.
  public func follow(
    _ window: Window, in runtime: RibletRuntime, place: @escaping @MainActor () -> Place
  ) -> StreamConnection {
    save(place())
    let changes = runtime.events.filter { event in
      switch event.kind {
      case .attached, .detached: true
      default: false
      }
    }
    return window.frames.map { _ in () }.merge(changes.map { _ in () }).sink { self.schedule(place) }
  }

  /// Saves when the main actor is free: then the change is complete.
  private func schedule(_ place: @escaping @MainActor () -> Place) {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      save(place())
    }
  }

  private func save(_ place: Place) {
    guard place != saved else { return }
    do {
      let encoder = JSONEncoder()
      // The same place is the same bytes.
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(place).write(to: url, options: .atomic)
      saved = place
    } catch {
      note("The place cannot be saved in '\(url.path)': \(error)")
    }
  }
}
