import Riblets
import RibletsViews

/// The stand-in of a parent whose view shows the children of a root that has none.
final class StageRouter: ViewableRouter<Interactor, ViewController> {
  init(view: ViewController) {
    super.init(interactor: Interactor(), viewController: view)
  }
}
