import RibletsHTTP

/// The renewals of an authentication, which wait until a test ends them, one by one.
final class HeldRenewals: Sendable {
  /// A renewal that has begun.
  struct Renewal: Sendable {
    let old: String?
    fileprivate let continuation: CheckedContinuation<String, any Error>

    func end(_ token: String) { continuation.resume(returning: token) }
    func fail(_ error: any Error) { continuation.resume(throwing: error) }
  }

  private let begun = Locked<[Renewal]>([])
  private let cancellations = Locked(0)
  private let whenBegun: @Sendable (Renewal) -> Void

  init(whenBegun: @escaping @Sendable (Renewal) -> Void = { _ in }) { self.whenBegun = whenBegun }

  /// An authentication with these renewals.
  func authentication(token: String?) -> BearerAuthentication {
    BearerAuthentication(token: token) { old in try await self.renew(old) }
  }

  private func renew(_ old: String?) async throws -> String {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let renewal = Renewal(old: old, continuation: continuation)
        begun.withLock { $0.append(renewal) }
        whenBegun(renewal)
      }
    } onCancel: {
      cancellations.withLock { $0 += 1 }
    }
  }

  /// The tokens that were to be renewed, in order.
  var old: [String?] { begun.withLock { $0.map(\.old) } }

  /// The number of renewals that were cancelled while they ran.
  var cancelledCount: Int { cancellations.withLock { $0 } }

  /// Waits for a renewal; they are counted from 0.
  func renewal(_ number: Int = 0) async throws -> Renewal {
    try await eventually { old.count > number }
    return begun.withLock { $0[number] }
  }
}
