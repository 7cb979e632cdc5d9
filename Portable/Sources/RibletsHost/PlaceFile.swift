import Riblets
import RibletsViews

/// The file in which an app keeps the place of its user, so that the next start begins there.
///
/// The host writes it as a whole when tree or screen have changed the place. So an app that is killed leaves the old file
/// or the new file.
@MainActor
final class PlaceFile {
  private let file: SystemFile
  private let note: @MainActor (String) -> Void
  private var isScheduled = false
  /// True for a file with something else in it, which may be what its owner needs: nothing is written over it.
  private var isForeign = false

  /// Takes the path of a file, which need not exist yet.
  ///
  /// - Parameter note: Gets an error that does not end the app.
  init(_ path: String, note: @escaping @MainActor (String) -> Void) {
    file = SystemFile(path: path)
    self.note = note
  }

  /// Returns the place in the file. Without a file or with an empty one, it returns `nil`. For a file that it cannot read, it also notes the
  /// reason, and leaves the file as it is from then on.
  func read<Place: Decodable>(_ type: Place.Type) -> Place? {
    do {
      guard let bytes = try file.bytes(), !bytes.isEmpty else { return nil }
      return try PlainValue(json: bytes).decoded()
    } catch {
      isForeign = true
      note(
        """
        The place in '\(file.path)' cannot be read, and the app starts without it: \(error) The file stays as it is, and the \
        place is not saved. To save it again, remove the file, or name another one.
        """)
      return nil
    }
  }

  /// Saves the place now, and from now on after each change.
  ///
  /// - Parameter changedPlace: Returns the place if it has changed since the last call.
  /// - Returns: The subscription. Cancel it to stop.
  func follow(
    _ window: Window, in runtime: RibletRuntime, changedPlace: @escaping @MainActor () throws -> String?
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
  private func schedule(_ changedPlace: @escaping @MainActor () throws -> String?) {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      save(changedPlace)
    }
  }

  /// Saves the place now if it has changed.
  func save(_ changedPlace: @MainActor () throws -> String?) {
    if isForeign { return }
    do {
      if let place = try changedPlace() { try file.replace(by: place) }
    } catch {
      note("The place cannot be saved in '\(file.path)': \(error)")
    }
  }

  /// Encodes a place each time it has changed.
  static func changes<Place: Encodable & Equatable>(
    of place: @escaping @MainActor () -> Place
  ) -> @MainActor () throws -> String? {
    var last: Place?
    return {
      let new = place()
      guard new != last else { return nil }
      last = new
      return try PlainValue(encoding: new).json
    }
  }
}
