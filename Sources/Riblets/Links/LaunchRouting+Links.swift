extension LaunchRouting {
  /// Opens a link from outside of the app, for example from a mail, and does not wait until it has led somewhere.
  ///
  /// Call it when the system hands a link to your app. The root must be ``LinkOpening``. If the link leads nowhere,
  /// nothing changes, and you get a ``Diagnosis``.
  ///
  /// ```swift
  /// router.openLink("shop://product/7")
  /// ```
  ///
  /// - Returns: The task, to wait for its end or to cancel the link. You can ignore it.
  @discardableResult
  public func openLink(_ link: String) -> Task<Void, Never> {
    Task { @MainActor in
      let node = self as? RibletNode
      guard let opener = self as? any LinkOpening else {
        return NavigationMisuse.opensNoLinks(root: "\(type(of: self))").report(to: node?.runtime)
      }
      do {
        try await opener.open(link)
      } catch is CancellationError {
        // The caller does not want it any more.
      } catch NavigationError.ended where node?.isActive == false {
        // The tree was terminated while the link waited, for example for a log-in.
      } catch {
        NavigationMisuse.linkFailed(error: "\(error)").report(to: node?.runtime)
      }
    }
  }
}
