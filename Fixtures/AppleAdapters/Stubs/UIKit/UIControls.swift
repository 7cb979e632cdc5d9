@MainActor
open class UIAction: Foundation.NSObject {
  public struct Identifier: Hashable, Sendable {
    let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let title: String
  public let identifier: Identifier
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(title)
    self.handler = handler
  }

  func perform() { handler(self) }
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
  private var actions: [(action: UIAction, events: Event)] = []
  open var isEnabled = true
  open var isSelected = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform() }
  }
}

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, close }
  public struct Configuration {
    public var title: String?
    public var image: UIImage?
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
  }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setTitle(primaryAction?.title, for: .normal)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
  open var configuration: Configuration?
  open private(set) var currentTitle: String?
  open var titleLabel: UILabel? { nil }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
  open func setTitle(_ title: String?, for state: State) { currentTitle = title }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let disabled = State(rawValue: 2)
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 20) }
}

@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String?
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
}

@MainActor
open class UISwitch: UIControl {
  open var isOn = false
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, equalSpacing }
  public enum Alignment: Int, Sendable { case fill, leading, center, trailing }
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  /// True if the arranged views are inside of the margins, which are in the safe area (Apple's documentation).
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }
  /// Moves a view that is arranged already, and leaves it where it is among the subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    removeArrangedSubview(view)
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  private var seen: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  open override var intrinsicContentSize: CGSize {
    let sizes = seen.map(\.intrinsicContentSize)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    guard let width = widths.max(), let height = heights.max(), !widths.contains(-1), !heights.contains(-1) else {
      return super.intrinsicContentSize
    }
    return CGSize(width: width, height: height)
  }
  /// Hidden views have no room. Of those that are seen in a stack that fills, one without a size of its own gets what is
  /// left; for two nothing says which one (Apple's documentation of `UIStackView.Distribution.fill`).
  open override var hasAmbiguousLayout: Bool {
    let isAlongside = axis == .vertical
    let without = seen.filter { (isAlongside ? $0.intrinsicContentSize.height : $0.intrinsicContentSize.width) < 0 }
    return distribution == .fill && without.count > 1 || seen.contains(where: \.hasAmbiguousLayout)
  }
}

@MainActor
open class UIStoryboard: Foundation.NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController(nibName: identifier, bundle: nil)
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    fatalError("The simulation has no storyboards.")
  }
}

@MainActor
open class UINib: Foundation.NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [String: Any]? = nil) -> [Any] { [] }
}
