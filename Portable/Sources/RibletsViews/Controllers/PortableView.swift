public import Riblets

extension ViewControllable {
  /// The portable view controller behind a router's view, for the calls that show it.
  ///
  /// ```swift
  /// func replaceModal(view: (any ViewControllable)?) {
  ///   replaceModal(view?.viewController)
  /// }
  /// ```
  ///
  /// Stops the program if the view belongs to another toolkit, which cannot be shown here.
  public var viewController: ViewController {
    guard let controller = self as? ViewController else {
      fatalError(
        """
        '\(type(of: self))' is not a portable view controller, so a portable one cannot show it.
        Make it a subclass of 'ViewController', or show it by the toolkit that it belongs to.
        """
      )
    }
    return controller
  }
}
