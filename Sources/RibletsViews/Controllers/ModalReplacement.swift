/// Brings a view controller from what it presents to what it shall present, one transition after another.
///
/// Only the last target counts. A target that arrives during a presentation cuts it short; one that arrives during a
/// dismissal is presented when that has ended. What was a target in between is never shown.
@MainActor
final class ModalReplacement {
  private weak var host: ViewController?
  private var target: ViewController?
  private var style = PresentationStyle.full
  /// The handle of the latest call, until its target is reached.
  private var handle: Transition?
  private var hasReachedTarget = false
  private var isHurried = false
  private var isProceeding = false

  init(host: ViewController) {
    self.host = host
  }

  func replace(with controller: ViewController?, style: PresentationStyle) -> Transition {
    let superseded = handle
    let handle = Transition()
    handle.onInterrupt = { [weak self] in self?.hurry() }
    self.handle = handle
    target = controller
    self.style = style
    hasReachedTarget = false
    isHurried = false
    superseded?.end(.interrupted)
    proceed()
    return handle
  }

  /// Takes one step after another, each judged by what is shown now, until there is something to wait for.
  ///
  /// A step may call ``replace(with:style:)`` again by an appearance callback; the next round sees the new target.
  private func proceed() {
    guard !isProceeding else { return }
    isProceeding = true
    defer { isProceeding = false }
    while let handle {
      guard let host else { return finish(handle, as: .interrupted) }
      if let running = host.window?.runningTransition(of: .modal, at: host), host.modal === target || host.modal == nil
      {
        guard isHurried else { return wait(for: running, at: host, handle: handle) }
        running.interrupt()
      } else if host.modal === target {
        finish(handle, as: isHurried ? .interrupted : .finished)
      } else if hasReachedTarget {
        // Somebody else has taken the target away. Showing it again would undo that.
        finish(handle, as: .interrupted)
      } else if host.modal != nil {
        _ = host.dismissModal()
      } else if let target {
        _ = host.present(target, style: style)
        if target.presenter === host { hasReachedTarget = self.target === target } else { giveUp(target, handle) }
      }
    }
  }

  private func wait(for running: Transition, at host: ViewController, handle: Transition) {
    hasReachedTarget = hasReachedTarget || host.modal === target
    running.whenEnded { [weak self] _ in
      // Without the host there is nobody left who could show the target.
      if let self { proceed() } else { handle.end(.interrupted) }
    }
  }

  /// Ends a call whose target has a place elsewhere, unless a newer call has come in meanwhile.
  private func giveUp(_ target: ViewController, _ handle: Transition) {
    if self.target === target, self.handle === handle { finish(handle, as: .interrupted) }
  }

  private func finish(_ handle: Transition, as state: Transition.State) {
    self.handle = nil
    target = nil
    handle.end(state)
  }

  /// Reaches the target now; the handle ends as interrupted.
  private func hurry() {
    isHurried = true
    proceed()
  }
}

extension ViewController {
  /// Shows `controller` in place of whatever this view controller presents; nil shows nothing.
  ///
  /// What is presented is dismissed first, then `controller` is presented. Of a burst of calls the last one wins,
  /// whatever transition they arrive in; the handles of the others end as interrupted. Until its turn comes a
  /// controller is in no window.
  ///
  /// ```swift
  /// replaceModal(nil)   // the logged-out screen goes
  /// replaceModal(lobby) // and, once it is gone, the lobby comes
  /// ```
  ///
  /// - Returns: A handle that ends when `controller` is shown and no transition runs.
  @discardableResult
  public func replaceModal(_ controller: ViewController?, style: PresentationStyle = .full) -> Transition {
    let host = topmostContainer
    let replacement = host.modalReplacement ?? ModalReplacement(host: host)
    host.modalReplacement = replacement
    return replacement.replace(with: controller, style: style)
  }
}
