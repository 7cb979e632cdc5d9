extension Explanation {
  /// The misuses that a running app reports, in the order of `Diagnosis.Kind` and of the layers above it.
  static let ofRuntime = [
    Explanation(
      id: "riblets.attached-twice", problem: "A parent attaches a child that it has already.",
      cause: "The code that attaches runs twice, for example for two taps, and the first child is still there.",
      fix: "Attach the child once. To show it twice, build a second one.",
      example:
        "if cart == nil {\n  let child = builders.cart.build(withListener: interactor)\n  attachChild(child)\n  cart = child\n}"
    ),
    Explanation(
      id: "riblets.attached-elsewhere", problem: "A parent attaches a child that has another parent.",
      cause: "One router was built, kept, and given to two parents.",
      fix: "To move the child, detach it from its parent first. To show it twice, build a second one.",
      example: "oldParent.detachChild(cart)\nnewParent.attachChild(cart)"),
    Explanation(
      id: "riblets.attached-ancestor", problem: "A riblet is attached below itself.",
      cause: "The child is the parent itself, or one of the riblets above it.",
      fix:
        "Attach a child that was built for this parent. A riblet of the same kind can be below itself: build a new one.",
      example: "attachChild(builders.folder.build(withListener: interactor))  // a new Folder in this Folder"),
    Explanation(
      id: "riblets.attached-root", problem: "A parent attaches a root that is launched.",
      cause: "A riblet was launched in a window, and is now given to a parent, too.",
      fix: "Terminate the root first, or build another riblet for this parent."),
    Explanation(
      id: "riblets.attached-late", problem: "A child is attached to a parent that is not active any more.",
      cause: "A callback of finished work came after the branch was detached. The child will probably never be active.",
      fix: "Bind the work to the interactor, so that it ends with the riblet. Or ask the router's 'isActive' first.",
      example:
        "task { cart in\n  let order = try await cart.orders.next()\n  cart.router?.attachOrder(order)  // not after the riblet has gone\n}"
    ),
    Explanation(
      id: "riblets.detached-stranger", problem: "A parent detaches a riblet that is not its child.",
      cause: "The child was detached before, never attached, or belongs to another parent.",
      fix: "Clear the reference to a child when you detach it. Detach a child from its own parent.",
      example: "if let cart { detachChild(cart) }\ncart = nil"),
    Explanation(
      id: "riblets.interactor-has-router", problem: "A second router is made for an interactor that has one.",
      cause: "A builder keeps an interactor and uses it for two routers.",
      fix: "Build an interactor for each router.",
      example:
        "func build(withListener listener: any CartListener) -> any CartRouting {\n  CartRouter(interactor: CartInteractor(), …)\n}"
    ),
    Explanation(
      id: "riblets.launched-twice", problem: "A root is launched that is launched already.",
      cause: "The code that launches runs for each window or scene, with the same router.",
      fix: "Launch a root once, or terminate it first. Build a root for each scene."),
    Explanation(
      id: "riblets.launched-child", problem: "A riblet that has a parent is launched.",
      cause: "A child was built as a 'LaunchRouter', attached, and launched, too.",
      fix: "A child becomes active with its parent. To make it a root of its own, detach it first."),
    Explanation(
      id: "riblets.terminated-without-launch", problem: "A riblet is terminated that is not a launched root.",
      cause: "The root was terminated before, or the riblet is a child.",
      fix: "Terminate the router that was launched, once. A child is detached by its parent."),
    Explanation(
      id: "riblets.bound-while-inactive",
      problem: "Work is bound to an interactor that is not active. It was not started.",
      cause: "The work is started in an initialiser, or after the riblet was detached.",
      fix:
        "Start the work in 'didBecomeActive()' or later. It ends when the riblet is deactivated, and is not started again.",
      example: "override func didBecomeActive() {\n  worker.start(self)\n}"),
    Explanation(
      id: "riblets.bound-while-ending",
      problem: "Work is bound to an interactor whose work is being ended. It was not started.",
      cause: "A cancellation handler, a 'didCancel' or a 'deinit' starts something.",
      fix: "Start the work in an owner that stays active, for example the parent."),
    Explanation(
      id: "riblets.task-failed", problem: "A task of a riblet threw an error that nobody handled.",
      cause: "The body of a bound task throws, and has no 'catch'.",
      fix: "Handle the error in the task, where the logic knows its meaning.",
      example:
        "task { cart in\n  do { cart.show(try await cart.orders.load()) } catch { cart.showRetry() }\n}"),
    Explanation(
      id: "riblets.worker-failed", problem: "The 'run()' of a worker threw an error.",
      cause: "The worker does not handle an error of a source that it works with.",
      fix: "Handle the error in 'run()'. The worker starts again when its interactor becomes active the next time."),
    Explanation(
      id: "riblets.worker-started-twice", problem: "A worker is started that is started for another interactor.",
      cause: "Two riblets share a worker of a component above them.",
      fix: "Stop the worker first, or make a second one."),
    Explanation(
      id: "riblets.component-reused",
      problem: "A builder was given a component that it had built a riblet from before.",
      cause: "The closure that makes the component returns a stored one.",
      fix: "Make a new component in each call: a component belongs to one riblet.",
      example: "CartBuilder { CartComponent(dependency: component) }"),
    Explanation(
      id: "riblets.workflow-started-twice", problem: "A workflow is started that was started before.",
      cause: "The workflow is kept, for example for each link of one kind.",
      fix: "Make a new workflow for each run.",
      example: "start(OpenOrderWorkflow(id: id), from: self)"),
    Explanation(
      id: "riblets.workflow-not-committed", problem: "A workflow is started that has no committed steps.",
      cause: "A chain of 'onStep' has no 'commit()' at its end.", fix: "End each chain with 'commit()'.",
      example: "onStep { try await $0.login() }\n  .onStep { try await $0.open(id) }\n  .commit()"),
    Explanation(
      id: "riblets.workflow-changed-after-start", problem: "Steps are added to a workflow that was started before.",
      cause: "'onStep' is called outside of the workflow's initialiser, when the workflow runs already.",
      fix: "Commit all steps before the workflow starts."),
    Explanation(
      id: "riblets.workflow-failed", problem: "A workflow threw an error that nobody handled.",
      cause: "A step throws, for example because the user has not the right to open what the link leads to.",
      fix: "Override 'didFail(_:)', or run the workflow yourself and handle the error."),
    Explanation(
      id: "riblets.leaked", problem: "A riblet that was detached, or one of its parts, is still in memory.",
      cause:
        "Something outside of the riblet holds it: a closure without '[weak self]', a 'listener' that is not weak, an object that lives longer.",
      fix:
        "Let go of the riblet there. The message names the part that is left and, in tests, who holds it. If its view is still shown, dismiss it where the child is detached. If the parent keeps the child to attach it again, set 'isKeptWhenDetached'.",
      example:
        "weak var listener: (any CartListener)?\nlet handle = prices.sink { [weak self] price in self?.show(price) }  // 'observe' and 'task' need no '[weak self]'"
    ),
    Explanation(
      id: "riblets.no-room", problem: "The view of a riblet has no place for its children, so they are not shown.",
      cause: "The riblet routes to children, and its view only shows itself.",
      fix: "Make the view a 'RouteContainer' or a 'ContainerViewControllable', or show the children otherwise."),
    Explanation(
      id: "riblets.moved-late", problem: "A riblet routes after it was deactivated.",
      cause: "A callback that is not bound to the interactor comes later than the riblet lives.",
      fix: "Route while 'isActive' is true, for example in work that is bound to the interactor."),
    Explanation(
      id: "riblets.no-such-tab", problem: "A riblet selects a tab that it does not have.",
      cause: "The tab is not among the routes of 'begin(with:)'.", fix: "Begin with the tab, or route to it first.",
      example: "router?.begin(with: .menu, .cart)\nrouter?.select(.cart)"),
    Explanation(
      id: "riblets.begun-twice", problem: "A riblet begins a second time. The new routes are ignored.",
      cause: "'begin(with:)' is called later than in 'didBecomeActive()'.",
      fix: "Call 'begin(with:)' only in 'didBecomeActive()', and 'route(to:)' later."),
    Explanation(
      id: "riblets.too-deep", problem: "There are too many riblets above a child.",
      cause: "Two riblets route to each other without end.", fix: "Let one of the two routes wait for the user."),
    Explanation(
      id: "riblets.window-of-visible",
      problem: "A riblet that is shown in the window of its tree has a window of its own.",
      cause: "The riblet was given to a second window, and its parent shows it, too.",
      fix: "Route to the riblet 'as: .hidden', or show it in the window of the tree only."),
    Explanation(
      id: "riblets.cannot-be-found", problem: "A route cannot be found by its name, so a saved state cannot have it.",
      cause: "The route is private, or in another type or module than its parent.",
      fix: "Declare the route on the top level of its parent's module, and name it after the parent and the child.",
      example: "struct RootCart: ChildRoute { … }  // Cart below Root"),
    Explanation(
      id: "riblets.left-out", problem: "A part of a saved state was left out while its riblet was rebuilt.",
      cause:
        "The route was renamed, removed or switched off after the state was saved. Or its arguments or the state of its interactor cannot be read any more, or it is too deep. The message says which.",
      fix:
        "Rename riblets with 'riblets rename', which keeps the former name of each route. If you renamed it by hand, add a 'FormerRoute'. If arguments changed, raise 'static let version' and write 'migrate(_:from:)'."
    ),
    Explanation(
      id: "riblets.no-listener", problem: "The interactor of a riblet is not a listener of a child.",
      cause: "A test has a mock of the interactor, and the child needs its listener.",
      fix: "Give the router a listener: 'router.give(listener:)'."),
    Explanation(
      id: "riblets.already-presenting", problem: "A view presents something while it presents something else.",
      cause: "Two moves ask one view for a sheet or a full screen.",
      fix: "Dismiss the first one, present from that one, or use 'replaceModal'."),
    Explanation(
      id: "riblets.already-placed", problem: "A view gets a second place on the screen.",
      cause: "One view is shown by two parents, or pushed twice.",
      fix: "Take the view out of its first place, or make a second one."),
    Explanation(
      id: "riblets.not-presented", problem: "UIKit has not presented a view controller.",
      cause:
        "The presenter is in no window yet, or is leaving it. UIKit presents only from a view controller that is shown.",
      fix: "Launch the root before you present, and present from a riblet that is shown.",
      example: "launchRouter.launch(from: window)\n// Only now: present from what the window shows."),
    Explanation(
      id: "riblets.navigation-pushed",
      problem: "A navigation controller is pushed onto another one. UIKit throws an exception for that.",
      cause: "A child whose view controller is a 'UINavigationController' is routed to as '.pushed'.",
      fix:
        "Show it as '.sheet' or '.fullScreen', or let the child's view be the controller that the stack shows first.",
      example: "router?.route(to: .settings, as: .sheet)"),
    Explanation(
      id: "riblets.shown-twice", problem: "A second screen shows a view model that another screen shows.",
      cause: "One view model is kept, for example in a component, and given to two screens.",
      fix: "Make a view model for each screen. To share state between them, give both the same stream.",
      example: "attachChild(ViewModelScreen(CartViewModel(prices: prices), in: CartViewController()))"),
    Explanation(
      id: "riblets.finished-twice", problem: "A coordinator finishes a second time.",
      cause: "Two ways out of a flow call 'finish', for example a button and a timeout.",
      fix: "Finish once, where the flow ends. To run the flow again, build a new coordinator."),
    Explanation(
      id: "riblets.finished-before-start", problem: "A coordinator finishes before it has started.",
      cause: "'finish' is called in the initialiser, or before the parent has attached the coordinator.",
      fix: "Attach the coordinator first, or start it as a root. To finish at once, override 'didStart()'.",
      example: "override func didStart() {\n  finish { listener?.loginWasSkipped() }\n}"),
    Explanation(
      id: "riblets.started-twice", problem: "A coordinator is started that has started before.",
      cause: "'start()' is called for a coordinator that was attached. Attaching starts it.",
      fix: "Call 'start()' only for a root, once. To run the flow again, build a new coordinator."),
    Explanation(
      id: "riblets.started-below-parent", problem: "A coordinator is started, and its parent is not active.",
      cause: "'start()' is called for a child.",
      fix: "Start or launch the root of the tree. The child starts when its parent becomes active."),
    Explanation(
      id: "riblets.started-after-finish", problem: "A coordinator is started that has finished.",
      cause: "The coordinator is kept and used for a second run of its flow.",
      fix: "Build a new coordinator for each run."),
    Explanation(
      id: "riblets.shared-identifier",
      problem:
        "Two portable views of one view controller have the same explicit identifier. The second one gets another.",
      cause: "An identifier is written in a row that the body repeats.",
      fix: "Give each view its own identifier, or use 'identifierPrefix' for the rows."),
    Explanation(
      id: "riblets.embedded-stranger",
      problem: "A body embeds a view controller that is not a child of its own. Nothing is shown there.",
      cause: "The view controller was not added, or was removed before the body was read.",
      fix: "Call 'addChild' first.",
      example: "addChild(header)\n// and in the body: Embedded(header)"),
    Explanation(
      id: "riblets.embedded-twice", problem: "A body embeds one view controller twice. Only the first place shows it.",
      cause: "Two branches of the body, or a loop, embed the same child.",
      fix: "Embed it once. To show the same twice, make a second view controller."),
    Explanation(
      id: "riblets.body-never-settles",
      problem: "A body asks for another render each time it is read. Such requests are ignored from then on.",
      cause: "The body changes the state that it reads.",
      fix: "Let the body only read. Change state in actions and callbacks."),
    Explanation(
      id: "riblets.appearance-never-settles",
      problem:
        "Appearance callbacks change what is shown each time they are called. The rest waits for the next change.",
      cause: "Two 'viewDidAppear' callbacks show and hide each other's views.",
      fix: "Let one of the callbacks act only once."),
    Explanation(
      id: "riblets.runs-already",
      problem: "The outbox of a data domain is run while it runs already. The second run does nothing.",
      cause:
        "More than one riblet runs the outbox, or the code that runs it is called again, for example for each window.",
      fix: "Run the outbox once, in the root riblet. A run ends when its task is cancelled.",
      example: "override func didBecomeActive() {\n  task { [outbox] _ in await outbox.run() }\n}"),
  ]
}
