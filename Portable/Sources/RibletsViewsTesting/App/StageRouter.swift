import Riblets
import RibletsViews

/// The substitute for a parent, whose view shows the children of a root without a view.
final class StageRouter: ViewableRouter<Interactor, ViewController> {
  init(view: ViewController) {
    super.init(interactor: Interactor(), viewController: view)
  }
}
