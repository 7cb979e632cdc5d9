#if canImport(Darwin)
  internal import Darwin
#elseif DEBUG
  #if !os(WASI)
    internal import Dispatch
  #endif
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Android)
    internal import Android
  #elseif canImport(WASILibc)
    internal import WASILibc
  #endif
#endif

/// Runs main-actor code from a place that cannot be isolated, such as a `deinit`.
///
/// Runs at once when the caller is on the main actor, otherwise as soon as the main actor is free. The behaviour is the
/// same on all systems: on Apple's the thread is checked, since the immediate task came with iOS 26 and macOS 26.
@usableFromInline
nonisolated package func runOnMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(Darwin)
    runFromThread(body)
  #else
    #if DEBUG
      if OlderSystem.isForced { return runFromThread(body) }
    #endif
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in body() }
    } else {
      Task { @MainActor in body() }
    }
  #endif
}

/// Runs main-actor code from a place that cannot be isolated, such as a `deinit`. For the packages of Riblets.
///
/// Runs at once when the caller is on the main actor, otherwise as soon as the main actor is free.
@_spi(Data)
nonisolated public func enterMainActor(_ body: @escaping @MainActor @Sendable () -> Void) { runOnMainActor(body) }

/// Starts a task whose body runs on the main actor up to its first suspension before this call returns.
///
/// On systems older than the immediate task (iOS 26, macOS 26) the body starts when the main actor is free next.
@MainActor
@_spi(Data)
public func startTask(_ body: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
  if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), !OlderSystem.isForced {
    Task.immediate { @MainActor in await body() }
  } else {
    Task { @MainActor in await body() }
  }
}

#if canImport(Darwin) || DEBUG
  nonisolated private func runFromThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainThread() {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Returns true on the thread that runs main-actor code at this moment.
  ///
  /// On Linux that is not the process's first thread: once its `main` waits for async code, any thread of the pool serves
  /// the main queue. So the queue is checked there. Without Dispatch there is one thread.
  nonisolated package func isOnMainThread() -> Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #elseif !os(WASI)
      DispatchQueue.getSpecific(key: OlderSystem.mainQueueKey) ?? false
    #else
      true
    #endif
  }
#endif

/// The systems before iOS 26 and macOS 26, as tests on newer ones see them.
enum OlderSystem {
  #if DEBUG
    /// Set by `RIBLETS_OLDER_SYSTEM=1` in debug builds.
    ///
    /// Read once, so that one build runs its tests both ways: a condition of the compiler alone would build everything
    /// twice.
    static let isForced = getenv("RIBLETS_OLDER_SYSTEM").map { String(cString: $0) } == "1"
  #else
    static var isForced: Bool { false }
  #endif

  #if DEBUG && !canImport(Darwin) && !os(WASI)
    static let mainQueueKey: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif
}
