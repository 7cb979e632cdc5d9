import Riblets
import RibletsViews

// The children of the two shops of Documentation/ClassicAndRoutes.md: what they are is the same for both.

@MainActor
protocol FruitListener: AnyObject, Sendable {
  func fruitDidFinish()
}

@MainActor
protocol FruitBuildable: Buildable {
  func build(withListener listener: any FruitListener, id: Int) -> any ViewableRouting
}

@MainActor
protocol PayListener: AnyObject, Sendable {
  func payDidFinish()
}

@MainActor
protocol PayBuildable: Buildable {
  func build(withListener listener: any PayListener) -> any ViewableRouting
}

/// A page with a button that ends it.
final class PageViewController: ViewController {
  private let finish: @MainActor () -> Void

  init(_ title: String, finish: @escaping @MainActor () -> Void) {
    self.finish = finish
    super.init()
    self.title = title
  }

  override var body: any View { Button("Done") { self.finish() } }
}

final class PageRouter: ViewableRouter<Interactor, PageViewController> {
  override var ribletLabel: String? { viewController.title }
}

final class FruitBuilder: FruitBuildable {
  func build(withListener listener: any FruitListener, id: Int) -> any ViewableRouting {
    let view = PageViewController("Fruit \(id)") { [weak listener] in listener?.fruitDidFinish() }
    return PageRouter(interactor: Interactor(), viewController: view)
  }
}

final class PayBuilder: PayBuildable {
  func build(withListener listener: any PayListener) -> any ViewableRouting {
    let view = PageViewController("Pay") { [weak listener] in listener?.payDidFinish() }
    return PageRouter(interactor: Interactor(), viewController: view)
  }
}
