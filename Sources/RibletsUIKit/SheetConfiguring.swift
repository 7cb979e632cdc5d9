#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  /// A view that says how high its sheet is, and what else UIKit lets a sheet choose.
  ///
  /// ```swift
  /// final class FilterViewController: UIViewController, FilterPresentable, FilterViewControllable, SheetConfiguring {
  ///   func configure(_ sheet: UISheetPresentationController) {
  ///     sheet.detents = [.medium(), .large()]
  ///   }
  /// }
  /// ```
  ///
  /// Do not use `sheetPresentationController` before the view is presented: UIKit makes one then that stays unused.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  public protocol SheetConfiguring: ViewControllable {
    /// Called when the view is the first page of a sheet that UIKit is about to show, and for each time that the sheet is
    /// presented again.
    func configure(_ sheet: UISheetPresentationController)
  }
#endif
