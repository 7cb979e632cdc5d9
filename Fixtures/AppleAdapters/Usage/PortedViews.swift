// The view of a ported riblet, as "Coming from RIBs" shows it.

import Riblets
import RibletsUIKit
import UIKit

@MainActor
protocol RandomWinPresentableListener: AnyObject, Sendable {
  func determineWinner()
}

@MainActor
protocol RandomWinPresentable: Presentable {
  var listener: (any RandomWinPresentableListener)? { get set }
}

@MainActor
protocol RandomWinViewControllable: ViewControllable {}

final class RandomWinViewController: UIViewController, RandomWinPresentable, RandomWinViewControllable {
  weak var listener: (any RandomWinPresentableListener)?
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    // button.rx.tap.subscribe(onNext: { [weak self] in self?.listener?.determineWinner() }).disposed(by: disposeBag)
    button.addAction(UIAction { [weak self] _ in self?.listener?.determineWinner() }, for: .primaryActionTriggered)
  }
}
