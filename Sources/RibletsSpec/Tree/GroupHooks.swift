typealias Hook = @MainActor () async throws -> Void
typealias AroundHook = @MainActor (_ run: @MainActor () async -> Void) async throws -> Void

/// The hooks that one group declares, in the order of their declaration.
struct GroupHooks {
  /// A hook that runs before an example; the two kinds are in one order.
  enum Opening {
    case before(Hook, SpecPlace)
    case around(AroundHook, SpecPlace)
  }

  var openings: [Opening] = []
  var justs: [(hook: Hook, place: SpecPlace)] = []
  var afters: [(hook: Hook, place: SpecPlace)] = []
}
