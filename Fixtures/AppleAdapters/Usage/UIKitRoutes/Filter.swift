// A sheet that begins with half of the height.

import RibletsUIKit
import UIKit

final class FilterViewController: UIViewController, SheetConfiguring {
  func configure(_ sheet: UISheetPresentationController) {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
