public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor
open class UIView: UIResponder {
  open private(set) weak var superview: UIView?
  weak var owner: UIViewController?
  open override var next: UIResponder? { owner ?? superview }
  open private(set) var subviews: [UIView] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var tag = 0
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  public init(frame: CGRect) { self.frame = frame; super.init() }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var window: UIWindow? { superview?.window }
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.filter { $0 !== view }.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
    if window != nil { view.noteWindow() }
  }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }
  open func willRemoveSubview(_ subview: UIView) {}
  open func removeFromSuperview() {
    let wasInWindow = superview?.window != nil
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    if wasInWindow { noteWindow() }
  }
  /// UIKit calls it for a view and all its subviews when their window changes (Apple's documentation).
  open func didMoveToWindow() {}
  private func noteWindow() {
    didMoveToWindow()
    for view in subviews { view.noteWindow() }
  }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// True if constraints do not say how large the views in this one are.
  open var hasAmbiguousLayout: Bool { false }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Adds to the margins what is outside of the safe area (Apple's documentation).
  open var insetsLayoutMarginsFromSafeArea = true
  /// A picture of the view as it is seen now; `nil` if nothing has been drawn.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    window == nil ? nil : UIView(frame: frame)
  }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let layoutMarginsGuide = UILayoutGuide()
}

@MainActor
open class UILayoutGuide: Foundation.NSObject {
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: Foundation.NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor
open class NSLayoutConstraint: Foundation.NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open var isActive = false
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

// Unchecked, since open classes cannot be checked: colours, fonts and images hold nothing that changes.
open class UIColor: Foundation.NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var secondarySystemBackground: UIColor { systemBackground }
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var systemRed: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { label }
  public class var white: UIColor { systemBackground }
  public class var black: UIColor { label }
  public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

open class UIFont: Foundation.NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, Sendable {
    let name: String
    public static let largeTitle = TextStyle(name: "largeTitle")
    public static let title1 = TextStyle(name: "title1")
    public static let headline = TextStyle(name: "headline")
    public static let body = TextStyle(name: "body")
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
}

open class UIImage: Foundation.NSObject, @unchecked Sendable {
  public init?(named name: String) {}
  /// For tests: the name of the symbol.
  public private(set) var symbol = ""
  public init?(systemName name: String) { symbol = name }
}
