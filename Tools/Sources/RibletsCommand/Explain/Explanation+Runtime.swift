extension Explanation {
  /// The misuses that a running app reports, in the order of `Diagnosis.Kind` and of the layers above it.
  static let ofRuntime = [
    Explanation(
      id: "riblets.attached-twice",
      problem: "A parent attaches a child that it has already.",
      cause: "Your code attaches twice, for example after two taps, and the first child is still there.",
      fix: "Attach the child once. To show it twice, build a second child.",
      example:
        "if cart == nil {\n  let child = builders.cart.build(withListener: interactor)\n  attachChild(child)\n  cart = child\n}"
    ),
    Explanation(
      id: "riblets.attached-elsewhere",
      problem: "A parent attaches a child that has another parent.",
      cause: "You built one router and gave it to two parents.",
      fix: "To move the child, detach it from its parent first. To show it twice, build a second child.",
      example: "oldParent.detachChild(cart)\nnewParent.attachChild(cart)"),
    Explanation(
      id: "riblets.attached-ancestor",
      problem: "You attach a riblet below itself.",
      cause: "The child is the parent itself, or a riblet above the parent.",
      fix: "Build a new child for this parent. A riblet of the same kind can be below itself.",
      example: "attachChild(builders.folder.build(withListener: interactor))  // a new Folder in this Folder"),
    Explanation(
      id: "riblets.attached-root",
      problem: "A parent attaches a root that is launched.",
      cause: "You launched a riblet in a window, and also give it to a parent.",
      fix: "Terminate the root first, or build another riblet for this parent."),
    Explanation(
      id: "riblets.attached-late",
      problem: "You attach a child to a parent that is not active any more.",
      cause: "A callback came after you detached the branch. The child will probably never be active.",
      fix:
        "Bind the work to the interactor, so that the work ends with the riblet. Or check the router's 'isActive' first.",
      example:
        "task { cart in\n  let order = try await cart.orders.next()\n  cart.router?.attachOrder(order)  // not after the riblet has gone\n}"
    ),
    Explanation(
      id: "riblets.detached-stranger",
      problem: "A parent detaches a riblet that is not its child.",
      cause: "You detached the child before, never attached it, or it belongs to another parent.",
      fix: "Clear your reference to a child when you detach it. Detach a child from its own parent.",
      example: "if let cart { detachChild(cart) }\ncart = nil"),
    Explanation(
      id: "riblets.interactor-has-router",
      problem: "You make a second router for an interactor.",
      cause: "A builder keeps an interactor and uses it for two routers.",
      fix: "Build an interactor for each router.",
      example:
        "func build(withListener listener: any CartListener) -> any CartRouting {\n  CartRouter(interactor: CartInteractor(), …)\n}"
    ),
    Explanation(
      id: "riblets.launched-twice",
      problem: "You launch a root that is launched already.",
      cause: "Your code launches the same router for each window or scene.",
      fix: "Launch a root once, or terminate it first. Build a root for each scene."),
    Explanation(
      id: "riblets.launched-child",
      problem: "You launch a riblet that has a parent.",
      cause: "You built a child as a 'LaunchRouter', attached it, and launched it too.",
      fix: "Do not launch a child, because it becomes active with its parent. To make it a root, detach it first."),
    Explanation(
      id: "riblets.terminated-without-launch",
      problem: "You terminate a riblet that is not a launched root.",
      cause: "You terminated the root before, or the riblet is a child.",
      fix: "Terminate the router that you launched, once. To end a child, let its parent detach it."),
    Explanation(
      id: "riblets.bound-while-inactive",
      problem: "You bind work to an interactor that is not active. Riblets does not start the work.",
      cause: "You start the work in an initializer, or after the riblet was detached.",
      fix:
        "Start the work in 'didBecomeActive()' or later. The work ends at deactivation, and does not start again by itself.",
      example: "override func didBecomeActive() {\n  worker.start(self)\n}"),
    Explanation(
      id: "riblets.bound-while-ending",
      problem: "You bind work to an interactor while its work is ending. Riblets does not start the work.",
      cause: "A cancellation handler, a 'didCancel' or a 'deinit' starts something.",
      fix: "Start the work in an owner that stays active, for example the parent."),
    Explanation(
      id: "riblets.task-failed",
      problem: "A task of a riblet threw an error, and your code does not handle it.",
      cause: "The body of the task throws, and has no 'catch'.",
      fix: "Handle the error in the task, where your code knows its meaning.",
      example: "task { cart in\n  do { cart.show(try await cart.orders.load()) } catch { cart.showRetry() }\n}"),
    Explanation(
      id: "riblets.worker-failed",
      problem: "The 'run()' of a worker threw an error.",
      cause: "The worker does not handle an error of its source.",
      fix: "Handle the error in 'run()'. The worker starts again when its interactor becomes active the next time."),
    Explanation(
      id: "riblets.worker-started-twice",
      problem: "You start a worker that already works for another interactor.",
      cause: "Two riblets share a worker of a component above them.",
      fix: "Stop the worker first, or make a second worker."),
    Explanation(
      id: "riblets.component-reused",
      problem: "A builder gets a component from which it has already built a riblet.",
      cause: "The closure that makes the component returns a stored component.",
      fix: "Make a new component in each call, because a component belongs to one riblet.",
      example: "CartBuilder { CartComponent(dependency: component) }"),
    Explanation(
      id: "riblets.workflow-started-twice",
      problem: "You start a workflow a second time.",
      cause: "You keep the workflow, for example for all links of one kind.",
      fix: "Make a new workflow for each run.",
      example: "start(OpenOrderWorkflow(id: id), from: self)"),
    Explanation(
      id: "riblets.workflow-not-committed",
      problem: "You start a workflow without committed steps.",
      cause: "A chain of 'onStep' has no 'commit()' at its end.",
      fix: "End each chain with 'commit()'.",
      example: "onStep { try await $0.login() }\n  .onStep { try await $0.open(id) }\n  .commit()"),
    Explanation(
      id: "riblets.workflow-changed-after-start",
      problem: "You add steps to a workflow after its start.",
      cause: "You call 'onStep' outside of the workflow's initializer, when the workflow runs already.",
      fix: "Commit all steps before you start the workflow."),
    Explanation(
      id: "riblets.workflow-failed",
      problem: "A workflow threw an error, and your code does not handle it.",
      cause: "A step throws, for example because the user may not open the target of a link.",
      fix: "Override 'didFail(_:)', or run the workflow yourself and handle the error."),
    Explanation(
      id: "riblets.leaked",
      problem: "A detached riblet, or a part of it, is still in memory.",
      cause:
        "Something outside of the riblet holds it: a closure without '[weak self]', a strong 'listener', or an object that lives longer.",
      fix:
        "Release the riblet there. The message names the part and, in tests, the mocks that hold it. Call 'reset()' of such a mock. If the view is still shown, dismiss it when you detach the child. If the parent keeps the child to attach it again, set 'isKeptWhenDetached'.",
      example:
        "weak var listener: (any CartListener)?\nlet handle = prices.sink { [weak self] price in self?.show(price) }  // 'observe' and 'task' need no '[weak self]'"
    ),
    Explanation(
      id: "riblets.no-room",
      problem: "The view of a riblet has no place for its children, so they are not shown.",
      cause: "The riblet routes to children, but its view only shows itself.",
      fix: "Make the view a 'RouteContainer' or a 'ContainerViewControllable', or show the children in another way."),
    Explanation(
      id: "riblets.moved-late",
      problem: "A riblet routes after it was deactivated.",
      cause: "A callback that is not bound to the interactor comes after the riblet has ended.",
      fix: "Route while 'isActive' is true, for example in work that you bind to the interactor."),
    Explanation(
      id: "riblets.no-such-tab",
      problem: "A riblet selects a tab that it does not have.",
      cause: "The tab is not among the routes of 'begin(with:)'.",
      fix: "Begin with the tab, or route to it first.",
      example: "router?.begin(with: .menu, .cart)\nrouter?.select(.cart)"),
    Explanation(
      id: "riblets.begun-twice",
      problem: "A riblet begins a second time. Riblets ignores the new routes.",
      cause: "You call 'begin(with:)' later than in 'didBecomeActive()'.",
      fix: "Call 'begin(with:)' only in 'didBecomeActive()', and 'route(to:)' later."),
    Explanation(
      id: "riblets.too-deep",
      problem: "There are too many riblets above a child.",
      cause: "Two riblets route to each other without end.",
      fix: "Let one route wait for the user."),
    Explanation(
      id: "riblets.window-of-visible",
      problem: "A riblet has its own window, but the window of its tree shows it too.",
      cause: "You gave the riblet to a second window, and its parent also shows it.",
      fix: "Route to the riblet 'as: .hidden', or show it only in the window of the tree."),
    Explanation(
      id: "riblets.cannot-be-found",
      problem: "Riblets cannot find a route by its name, so a saved state cannot contain it.",
      cause: "The route is private, or in another type or module than its parent.",
      fix: "Declare the route on the top level of its parent's module, and name it after the parent and the child.",
      example: "struct RootCart: ChildRoute { … }  // Cart below Root"),
    Explanation(
      id: "riblets.left-out",
      problem: "Riblets rebuilt a saved riblet without a part of its state.",
      cause:
        "You renamed, removed or switched off the route after the state was saved. Or the part is too deep, or the app cannot read its arguments or its interactor's state any more. The message says which.",
      fix:
        "Rename riblets with 'riblets rename', which keeps the former name of each route. If you renamed by hand, add a 'FormerRoute'. If arguments changed, raise 'static let version' and write 'migrate(_:from:)'."
    ),
    Explanation(
      id: "riblets.no-listener",
      problem: "The interactor of a riblet is not a listener of a child.",
      cause: "Your test has a mock of the interactor, and the child needs its listener.",
      fix: "Give the router a listener: 'router.give(listener:)'."),
    Explanation(
      id: "riblets.unreadable-state",
      problem: "Riblets cannot read the saved place of the user, so the app starts without it.",
      cause: "The saved bytes are damaged, or another version of Riblets has written them.",
      fix:
        "You do not have to do anything for a state of another version. If each start says so, check that your app saves and passes the bytes unchanged."
    ),
    Explanation(
      id: "riblets.link-failed",
      problem: "A link from outside of the app leads nowhere. Nothing changes.",
      cause:
        "No pattern of your 'LinkCatalogue' has its form, or its destination is switched off, held or declined. The message says which.",
      fix: "Check the address, or add a link for it to the 'LinkCatalogue'."),
    Explanation(
      id: "riblets.opens-no-links",
      problem: "The system hands a link to an app whose root opens no links.",
      cause: "The router of the root is not 'LinkOpening'.",
      fix: "Conform the router of the root to 'LinkOpening'.",
      example:
        "extension RootRouter: LinkOpening {\n  func open(_ link: String) async throws { try await shopLinks.open(link, from: self) }\n}"
    ),
    Explanation(
      id: "riblets.already-presenting",
      problem: "A view presents something while it presents something else.",
      cause: "Two moves ask one view for a sheet or a full screen.",
      fix: "Dismiss the first view, present from the first view, or use 'replaceModal'."),
    Explanation(
      id: "riblets.already-placed",
      problem: "A view gets a second place on the screen.",
      cause: "Two parents show one view, or you pushed it twice.",
      fix: "Take the view out of its first place, or make a second view."),
    Explanation(
      id: "riblets.not-presented",
      problem: "UIKit has not presented a view controller.",
      cause:
        "The presenting view controller is in no window yet, or is leaving its window. UIKit only presents from a visible view controller.",
      fix: "Launch the root before you present, and present from a visible riblet.",
      example: "launchRouter.launch(from: window)\n// Only now: present from what the window shows."),
    Explanation(
      id: "riblets.navigation-pushed",
      problem:
        "You push a navigation controller onto another navigation controller. UIKit throws an exception for this.",
      cause: "You route '.pushed' to a child whose view controller is a 'UINavigationController'.",
      fix: "Show it as '.sheet' or '.fullScreen', or use the first view controller of the stack as the child's view.",
      example: "router?.route(to: .settings, as: .sheet)"),
    Explanation(
      id: "riblets.too-many-tabs",
      problem: "A tab bar controller has more than five tabs.",
      cause: "A phone shows five tabs. UIKit's \"More\" cannot show the others with their stacks.",
      fix: "Show five tabs at most, and route to the others from one of them."),
    Explanation(
      id: "riblets.bare-view",
      problem:
        "A riblet with a 'UIView' is a page, a sheet, or a tab with a stack. It is shown in a view controller of its own.",
      cause: "The view of the riblet is a 'UIView'. Only a part of another view needs no view controller.",
      fix: "Route to it as '.embedded', '.item' or '.overlay', or give it a 'UIViewController'.",
      example: "router?.route(to: .badge, as: .embedded)"),
    Explanation(
      id: "riblets.view-without-screen",
      problem: "In SwiftUI, a riblet with a 'UIView' is a page, a sheet or a tab. It is shown in a screen of its own.",
      cause: "The view of the riblet is a 'UIView'. Only a part of another view needs no screen.",
      fix: "Route to it as '.embedded', '.item' or '.overlay', or give it a 'Screen'.",
      example: "router?.route(to: .badge, as: .embedded)"),
    Explanation(
      id: "riblets.unknown-transition",
      problem: "A route names a transition that its window does not have. The page comes as without a name.",
      cause: "The window has no animator with this name, or you wrote it in another way.",
      fix: "Add the animator to the window, or change the 'transition' of the route.",
      example: "window.routeTransitions[\"zoom\"] = { ZoomAnimator(isComing: $0 == .push) }"),
    Explanation(
      id: "riblets.no-such-transition",
      problem: "A route of portable views names a transition that there is not. The page comes as without a name.",
      cause: "A browser has 'fade' and 'zoom', and your route names another one.",
      fix: "Choose one of the two, or remove the 'transition' of the route."),
    Explanation(
      id: "riblets.shown-twice",
      problem: "A second screen shows a view model that another screen shows.",
      cause: "You keep one view model, for example in a component, and give it to two screens.",
      fix: "Make a view model for each screen. To share state, give both the same stream.",
      example: "attachChild(ViewModelScreen(CartViewModel(prices: prices), in: CartViewController()))"),
    Explanation(
      id: "riblets.finished-twice",
      problem: "A coordinator finishes a second time.",
      cause: "Two ways out of a flow call 'finish', for example a button and a timeout.",
      fix: "Finish once, where the flow ends. To run the flow again, build a new coordinator."),
    Explanation(
      id: "riblets.finished-before-start",
      problem: "A coordinator finishes before it has started.",
      cause: "You call 'finish' in the initializer, or before the parent has attached the coordinator.",
      fix: "Attach the coordinator first, or start it as a root. To finish at once, override 'didStart()'.",
      example: "override func didStart() {\n  finish { listener?.loginWasSkipped() }\n}"),
    Explanation(
      id: "riblets.started-twice",
      problem: "You start a coordinator a second time.",
      cause: "You call 'start()' for an attached coordinator. Attaching starts it.",
      fix: "Call 'start()' only for a root, once. To run the flow again, build a new coordinator."),
    Explanation(
      id: "riblets.started-below-parent",
      problem: "You start a coordinator whose parent is not active.",
      cause: "You call 'start()' for a child.",
      fix: "Start or launch the root of the tree. The child starts when its parent becomes active."),
    Explanation(
      id: "riblets.started-after-finish",
      problem: "You start a coordinator that has finished.",
      cause: "You keep the coordinator for a second run of its flow.",
      fix: "Build a new coordinator for each run."),
    Explanation(
      id: "riblets.shared-identifier",
      problem:
        "Two portable views of one view controller have the same explicit identifier. Riblets changes the second identifier.",
      cause: "You write an identifier in a row that the body repeats.",
      fix: "Give each view its own identifier, or use 'identifierPrefix' for the rows."),
    Explanation(
      id: "riblets.embedded-stranger",
      problem: "A body embeds a view controller that is not its child. The window shows nothing there.",
      cause: "You have not added the view controller, or removed it before the body was read.",
      fix: "Call 'addChild' first.",
      example: "addChild(header)\n// and in the body: Embedded(header)"),
    Explanation(
      id: "riblets.embedded-twice",
      problem: "A body embeds one view controller twice. Only the first place shows it.",
      cause: "Two branches of the body, or a loop, embed the same child.",
      fix: "Embed the child once. To show the same twice, make a second view controller."),
    Explanation(
      id: "riblets.body-never-settles",
      problem: "A body asks for another render each time. Riblets ignores its requests from then on.",
      cause: "The body changes the state that it reads.",
      fix: "Only read state in the body. Change state in actions and callbacks."),
    Explanation(
      id: "riblets.appearance-never-settles",
      problem: "Appearance callbacks change the shown views each time. The rest waits for the next change.",
      cause: "Two 'viewDidAppear' callbacks show and hide each other's views.",
      fix: "Let one callback act only once."),
    Explanation(
      id: "riblets.runs-already",
      problem: "You run the outbox of a data domain while it runs already. The second run does nothing.",
      cause: "Several riblets run the outbox, or your code runs it again, for example for each window.",
      fix: "Run the outbox once, in the root riblet. A run ends when its task is cancelled.",
      example: "override func didBecomeActive() {\n  task { [outbox] _ in await outbox.run() }\n}"),
  ]
}
