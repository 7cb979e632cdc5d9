/// What macOS 13 and iOS 16 have: none of it is listed.
func sleepABit(_ clock: any Clock<Duration>) async throws {
  try await Task.sleep(for: .seconds(1))
  try await clock.sleep(for: .seconds(1))
  withUnsafeCurrentTask { _ in }
}

func isNumbers(_ value: Any) -> Bool {
  value is any Sequence<Int>
}

/// Deployed back by the compiler, for the main actor only.
@MainActor
final class OnMainActor {
  var name = ""

  isolated deinit { print(name) }
}

enum Refusal: Error { case refused }

func refuse() throws(Refusal) { throw .refused }

/// A macro of the standard library.
enum Context {
  @TaskLocal static var depth = 0

  static func deeper() { $depth.withValue(depth + 1) {} }
}
