/// The replacement of a presented view controller by another one, one transition after another.
///
/// Only the last target counts. A target that arrives during a presentation interrupts it; one that arrives during a
/// dismissal is presented when that has ended. Intermediate targets are never shown.
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

  /// Takes one step after another, each from the current state, until a transition has to be awaited.
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
        // Another call has dismissed the target. Showing it again would undo that.
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
      // Without the host the target cannot be shown.
      if let self { proceed() } else { handle.end(.interrupted) }
    }
  }

  /// Ends a call whose target has a place elsewhere, unless there is a newer call.
  private func giveUp(_ target: ViewController, _ handle: Transition) {
    if self.target === target, self.handle === handle { finish(handle, as: .interrupted) }
  }

  private func finish(_ handle: Transition, as state: Transition.State) {
    self.handle = nil
    target = nil
    handle.end(state)
  }

  /// Shows the target now; the handle ends as interrupted.
  private func hurry() {
    isHurried = true
    proceed()
  }
}

extension ViewController {
  /// Shows `controller` in place of whatever this view controller presents; nil shows nothing.
  ///
  /// The presented view controller is dismissed first, then `controller` is presented. Of a burst of calls the last one
  /// wins, whatever transition they arrive in; the handles of the others end as interrupted. Until it is presented, a
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
