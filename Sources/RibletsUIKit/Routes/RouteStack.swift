#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Riblets
  import UIKit

  /// A stack of the places of routes: it shows the latest ones, and reports those that the user leaves.
  ///
  /// UIKit gets a change only when the previous one has ended, since Apple does not document the effect otherwise.
  @MainActor
  final class RouteStack: RibletNavigationController {
    /// The layer, if this is the stack of one and not of a tab.
    var layer: ScreenContents.Layer?
    var dismissals: StreamConnection?
    private var places: [PlacedView] = []
    /// The view controllers of the places, which UIKit shows now or after the running transition.
    private var wanted: [UIViewController] = []
    /// The stack without what the user may have popped since a screen was shown last.
    private var shown: [UIViewController] = []
    private var standIns: [PlacedView.ID: UIViewController] = [:]
    /// The handle of the change that is not shown yet.
    private var handle: ViewTransition?
    /// The handle of the change that is being shown; ended by the next one at the latest.
    private var showing: ViewTransition?
    private var isAnimated = true
    private var isPutOff = false
    /// True while UIKit changes the stack, which may load a view that moves.
    private var isChanging = false
    /// True if something was to be shown meanwhile.
    private var isLate = false
    /// True if UIKit has deferred the last change, so that its view controllers are not those of that change yet.
    private var isDeferred = false
    /// The lists that UIKit has deferred, which come one after the other; none with a view that is to be freed.
    private var deferred: [[UIViewController]] = []
    private var hasHiddenBar = false
    /// The page that has configured the sheet in this presentation.
    private weak var configuredBy: (any SheetConfiguring)?
    private var detent: UISheetPresentationController.Detent.Identifier?
    // `UIGestureRecognizer` holds its delegate weakly.
    private var popGesture: PopGestureDelegate?
    private var holdGesture: (any UIGestureRecognizerDelegate)?

    // UIKit may never report the end of a change, for example in a tab of a sheet that leaves.
    deinit {
      runOnMainActor { [handle, showing] in
        handle?.end(.interrupted)
        showing?.end(.interrupted)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      popGesture = PopGestureDelegate(of: self)
      // Older systems have no swipe in the content.
      guard #available(iOS 26.0, *) else { return }
      holdGesture = HoldGestureDelegate(of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // UIKit does not report a pop that it has carried out outside of a window.
      if handle == nil, !isDeferred, !isShown { didShow() }
    }

    // UIKit asks only the root of the window and what is presented.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    var hasStyleOfLayer: Bool { (modalPresentationStyle != .fullScreen) == (layer?.shown == .sheet) }

    /// Shows places in place of the previous ones.
    ///
    /// - Returns: The transition, which may have ended; `nil` if nothing changes.
    func show(_ places: [PlacedView], isAnimated: Bool) -> ViewTransition? {
      for place in places where place.view == nil && !(standIns[place.id] is StandIn) {
        let former = self.places.first { $0.id == place.id }
        standIns[place.id] = StandIn(pictureOf: former?.view?.uiviewController)
      }
      self.places = places
      // Pictures take much memory.
      for standIn in places.compactMap({ standIns[$0.id] as? StandIn }).dropLast(2) { standIn.dropPicture() }
      let ids = Set(places.map(\.id))
      standIns = standIns.filter { ids.contains($0.key) }
      let controllers = places.map { controller(of: $0) }
      for (place, controller) in zip(places, controllers) { controller.attach(NamedTransition(place.transition)) }
      if places.contains(where: { !$0.transition.isEmpty }) { askForAnimators() }
      noteHolds()
      guard !controllers.elementsEqual(wanted, by: ===) else { return nil }
      wanted = controllers
      deferred.removeAll { !$0.allSatisfy(wanted.contains) }
      self.isAnimated = isAnimated
      handle?.end(.interrupted)
      let handle = ViewTransition()
      self.handle = handle
      bring()
      return handle
    }

    /// Releases a view that another stack is about to show.
    private func give(_ controller: UIViewController) {
      places.removeAll { $0.view?.uiviewController === controller }
      wanted.removeAll { $0 === controller }
      shown.removeAll { $0 === controller }
      changing { setViewControllers(viewControllers.filter { $0 !== controller }, animated: false) }
    }

    /// True if UIKit has deferred the change by which another stack gives a view.
    private func isElsewhere(_ controller: UIViewController) -> Bool {
      guard let other = controller.parent as? RouteStack, other !== self else { return false }
      return other.viewControllers.contains(controller)
    }

    private func controller(of place: PlacedView) -> UIViewController {
      let controller = place.view?.uiviewController
      if let controller, !(controller is UINavigationController) { return controller }
      let known = standIns[place.id]
      if let known, (known as? NavigationHolder)?.navigation === controller { return known }
      // UIKit cannot push navigation controllers, but view controllers that contain one.
      let standIn = (controller as? UINavigationController).map(NavigationHolder.init) ?? StandIn()
      standIns[place.id] = standIn
      return standIn
    }

    // MARK: Showing

    /// Shows the places, now or after the running transitions of this stack and of those that its views come from.
    private func bring() {
      guard !isChanging else { return isLate = true }
      let stacks = [self] + wanted.compactMap { $0.parent as? RouteStack }
      let running = stacks.lazy.map { $0.following($0.ownCoordinator) }.first(where: \.isRunning)
      guard let running else { return change() }
      let waiting = handle
      running.whenEnded { [weak self] state in
        // A stack that has been freed shows nothing more.
        guard let self, waiting === handle else {
          waiting?.end(.interrupted)
          return
        }
        // UIKit may put back the views of a cancelled swipe only after it has called this.
        guard state == .interrupted, isShown else { return bring() }
        Task { [weak self] in
          if let self, waiting === handle { bring() }
        }
      }
    }

    /// Ends all changes, since the stack leaves: it may be freed before UIKit reports the end of one that runs.
    func giveUp() {
      handle?.end(.interrupted)
      handle = nil
      showing?.end(.interrupted)
      showing = nil
      wanted = []
    }

    private func change() {
      showing?.end(.interrupted)
      showing = nil
      let isTopNew = viewControllers.last !== wanted.last
      let isAnimated =
        isAnimated && isTopNew && !viewControllers.isEmpty && !wanted.isEmpty && !replacesStandIn
        && (transitionCoordinator == nil || ownCoordinator != nil)
      followTop(isAnimated: isAnimated)
      for controller in wanted where controller.parent !== self { (controller.parent as? RouteStack)?.give(controller) }
      let controllers = wanted
      if controllers.contains(where: isElsewhere) {
        let waiting = handle
        // Not a task of the caller, to whom the wait for a transition would belong.
        Task.detached { @MainActor [weak self] in
          if let self, waiting === handle { bring() }
        }
        return
      }
      // UIKit has not carried out the deferred change yet, and the stack equals the new one by chance.
      let isAmbiguous = isDeferred && isShown
      if isDeferred || !isShown {
        var isOvertaken = false
        changing {
          setViewControllers(controllers, animated: isAnimated)
        } afterwards: {
          isOvertaken = true
          isDeferred = !viewControllers.elementsEqual(controllers, by: ===)
          isPutOff = false
          shown = isDeferred ? shown.filter(controllers.contains) : controllers
        }
        if isOvertaken { return }
      }
      // UIKit may defer it.
      isDeferred = isAmbiguous || !isShown
      isPutOff = isDeferred && isTopNew
      if isDeferred { deferred.append(wanted) }
      guard isDeferred else { return didChange(isAnimated ? following(transitionCoordinator) : nil) }
      shown.removeAll { !wanted.contains($0) }
      lookAgain()
    }

    /// Looks for a deferred change when UIKit has carried it out: it reports this only if another top is shown in a window.
    private func lookAgain() {
      let waiting = handle
      Task { [weak self] in
        guard let self, waiting === handle else { return }
        // Of several deferred changes, another one may be running.
        let isRunning = ownCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.lookAgain() }
        guard isRunning != true, isShown else { return }
        isDeferred = false
        didChange()
      }
    }

    /// Lets UIKit change the stack. If a view moves during the change, the stack shows the move afterwards, because UIKit does not
    /// nest changes.
    private func changing<Result>(_ change: () -> Result, afterwards: () -> Void = {}) -> Result {
      let wasChanging = isChanging
      isChanging = true
      let result = change()
      isChanging = wasChanging
      if isLate, !wasChanging {
        isLate = false
        afterwards()
        if handle != nil { bring() }
      }
      return result
    }

    /// True if a view only takes the place of its empty page.
    private var replacesStandIn: Bool {
      guard let top = places.last, let standIn = standIns[top.id] else { return false }
      return viewControllers.last === standIn
    }

    private func didChange(_ transition: ViewTransition? = nil) {
      shown = wanted
      deferred = []
      finish(transition)
    }

    private var isShown: Bool { viewControllers.elementsEqual(wanted, by: ===) }

    private func finish(_ transition: ViewTransition? = nil) {
      guard let handle else { return }
      self.handle = nil
      guard let transition else { return handle.end(.finished) }
      showing = handle
      transition.whenEnded { handle.end($0) }
    }

    /// Hides the bar above a view with bars of its own.
    private func followTop(isAnimated: Bool) {
      let top = wanted.last
      let isHidden =
        top == nil || top is NavigationHolder || top is UITabBarController
        || (top as? any RouteContainer)?.holdsStacks == true
      guard isHidden != hasHiddenBar else { return }
      hasHiddenBar = isHidden
      setNavigationBarHidden(isHidden, animated: isAnimated)
    }

    // MARK: Sheets and transitions

    /// Takes the style and the transition of the layer: UIKit takes another one only before it presents.
    func prepareToBePresented() {
      let isForm = wanted.first?.modalPresentationStyle == .formSheet
      modalPresentationStyle = layer?.shown != .sheet ? .fullScreen : isForm ? .formSheet : .pageSheet
      attach(NamedTransition(layer?.place?.transition ?? ""))
      // The user drags a sheet, which only UIKit can animate.
      transitioningDelegate = layer?.shown == .sheet ? nil : self
      configuredBy = nil
    }

    /// Lets the first page configure the sheet, once for each page and each presentation.
    ///
    /// - Returns: True if it was called.
    func configureSheet() -> Bool {
      guard let page = places.first?.view as? any SheetConfiguring, page !== configuredBy,
        presentingViewController != nil,
        let sheet = sheetPresentationController
      else { return false }
      configuredBy = page
      page.configure(sheet)
      if let detent { sheet.selectedDetentIdentifier = detent }
      detent = nil
      return true
    }

    /// Notes the height that the user has chosen, for the next presentation.
    func prepareToBePresentedAgain() { detent = sheetPresentationController?.selectedDetentIdentifier }

    override func animator(
      for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      // A finger moves only UIKit's own transition.
      let gestures =
        if #available(iOS 26.0, *) {
          [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer]
        } else {
          [interactivePopGestureRecognizer]
        }
      if gestures.contains(where: { $0?.state == .began || $0?.state == .changed }) { return nil }
      return (operation == .pop ? from : to).routeAnimator(for: operation, in: viewIfLoaded?.window)
    }

    // MARK: Actions of the user

    /// Gives held views a back button that only reports the attempt, and takes it from those that are not held any more:
    /// UIKit's bar goes back before it asks the stack.
    func noteHolds() {
      for (index, place) in places.enumerated() {
        let (controller, isHeld) = (controller(of: place), index > 0 && place.isHeld)
        let item = controller.navigationItem
        if isHeld, item.backAction == nil {
          item.backAction = UIAction(identifier: .hold) { [weak controller] _ in
            controller?.navigationController?.popViewController(animated: true)
          }
        } else if !isHeld, item.backAction?.identifier == .hold {
          item.backAction = nil
        }
        (controller as? RouteTabBarController)?.noteHolds()
      }
    }

    /// Returns true, and reports the attempt, if the user must not go back over some of these.
    func refusesPop(of leaving: some Sequence<UIViewController>) -> Bool {
      // UIKit does not report a deferred change that it has carried out outside of a window.
      if isShown { didChange() }
      let leaving = Array(leaving)
      let held = places.last { place in place.isHeld && leaving.contains { $0 === controller(of: place) } }
      held?.userDidTryToLeave()
      return held != nil
    }

    var refusesSwipe: Bool { refusesPop(of: viewControllers.dropFirst().suffix(1)) }

    /// The stack in the view on top, which has a bar of its own and goes back first.
    var innerStack: UINavigationController? {
      (topViewController as? NavigationHolder)?.navigation
        ?? (topViewController as? UITabBarController)?.selectedViewController as? UINavigationController
    }

    // The back button and its menu, and a second tap on a tab, call these methods; the app's changes do not.
    override func popViewController(animated: Bool) -> UIViewController? {
      if refusesPop(of: viewControllers.dropFirst().suffix(1)) { return nil }
      return changing { super.popViewController(animated: animated) }
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      let above = viewControllers.reversed().prefix { $0 !== viewController }
      if refusesPop(of: above) { return nil }
      return changing { super.popToViewController(viewController, animated: animated) }
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      let isFirstTap = (parent as? RouteTabBarController)?.isSelecting(self) == true
      if isFirstTap || refusesPop(of: viewControllers.dropFirst()) { return nil }
      return changing { super.popToRootViewController(animated: animated) }
    }

    override var isCompared: Bool {
      super.isCompared && !isDeferred && viewControllers.elementsEqual(shown, by: ===)
    }

    override func endFollowed() {
      super.endFollowed()
      if isDeferred { lookAgain() }
    }

    override func didShow() {
      super.didShow()
      if isDeferred { lookAgain() } else if isShown { finish() }
      // One of several deferred changes takes off what the next one brings back.
      let isOwn = deferred.contains { viewControllers.elementsEqual($0, by: ===) }
      let gone = isOwn ? [] : shown.filter { !viewControllers.contains($0) }
      // UIKit may remove without a report what is not wanted any more, and it is to be freed then.
      shown = viewControllers.filter { wanted.contains($0) }
      let left = places.dropFirst().filter { place in gone.contains { $0 === controller(of: place) } }
      if !left.isEmpty, !refusesPop(of: gone) { PlacedView.userDidLeave(left.reversed()) }
      // Views that UIKit has dropped, or held ones that the user has left. A view that was pushed without a route
      // stays.
      if handle == nil || isPutOff, !wanted.allSatisfy({ viewControllers.contains($0) }) {
        isPutOff = false
        changing { setViewControllers(wanted, animated: false) }
      }
    }
  }

  extension RouteStack: UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      routeAnimator(for: .push, in: presenting.viewIfLoaded?.window)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      routeAnimator(for: .pop, in: viewIfLoaded?.window)
    }
  }

  extension UIAction.Identifier {
    fileprivate static let hold = Self("riblets.hold")
  }

  extension UIView {
    /// Adds a view over the whole of this one.
    func fill(with view: UIView) {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 0),
        view.topAnchor.constraint(equalTo: topAnchor, constant: 0),
        view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0),
      ])
    }
  }
#endif
