// Members of Facts/uikit-members.tsv that no stub has. If a stub gets such a member, remove its line here.

/// The type of a member of UIKit that no stub has: to declare such a member once more is an error, as with the SDK.
public struct UnknownToStubs {}

extension UIAlertController {
  public var preferredAction: UnknownToStubs { UnknownToStubs() }
  public var severity: UnknownToStubs { UnknownToStubs() }
  public var textFields: UnknownToStubs { UnknownToStubs() }
}

extension UIButton {
  public var adjustsImageWhenDisabled: UnknownToStubs { UnknownToStubs() }
  public var adjustsImageWhenHighlighted: UnknownToStubs { UnknownToStubs() }
  public var automaticallyUpdatesConfiguration: UnknownToStubs { UnknownToStubs() }
  public var behavioralStyle: UnknownToStubs { UnknownToStubs() }
  public var buttonType: UnknownToStubs { UnknownToStubs() }
  public var changesSelectionAsPrimaryAction: UnknownToStubs { UnknownToStubs() }
  public var configurationUpdateHandler: UnknownToStubs { UnknownToStubs() }
  public var contentEdgeInsets: UnknownToStubs { UnknownToStubs() }
  public var currentAttributedTitle: UnknownToStubs { UnknownToStubs() }
  public var currentBackgroundImage: UnknownToStubs { UnknownToStubs() }
  public var currentImage: UnknownToStubs { UnknownToStubs() }
  public var currentPreferredSymbolConfiguration: UnknownToStubs { UnknownToStubs() }
  public var currentTitleColor: UnknownToStubs { UnknownToStubs() }
  public var currentTitleShadowColor: UnknownToStubs { UnknownToStubs() }
  public var held: UnknownToStubs { UnknownToStubs() }
  public var hovered: UnknownToStubs { UnknownToStubs() }
  public var imageEdgeInsets: UnknownToStubs { UnknownToStubs() }
  public var imageView: UnknownToStubs { UnknownToStubs() }
  public var isAdjustsImageWhenDisabled: UnknownToStubs { UnknownToStubs() }
  public var isAdjustsImageWhenHighlighted: UnknownToStubs { UnknownToStubs() }
  public var isHovered: UnknownToStubs { UnknownToStubs() }
  public var isPointerInteractionEnabled: UnknownToStubs { UnknownToStubs() }
  public var isReversesTitleShadowWhenHighlighted: UnknownToStubs { UnknownToStubs() }
  public var menu: UnknownToStubs { UnknownToStubs() }
  public var pointerInteractionEnabled: UnknownToStubs { UnknownToStubs() }
  public var pointerStyleProvider: UnknownToStubs { UnknownToStubs() }
  public var preferredBehavioralStyle: UnknownToStubs { UnknownToStubs() }
  public var preferredMenuElementOrder: UnknownToStubs { UnknownToStubs() }
  public var reversesTitleShadowWhenHighlighted: UnknownToStubs { UnknownToStubs() }
  public var role: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUpdateConfiguration: UnknownToStubs { UnknownToStubs() }
  public var showsTouchWhenHighlighted: UnknownToStubs { UnknownToStubs() }
  public var subtitleLabel: UnknownToStubs { UnknownToStubs() }
  public var titleEdgeInsets: UnknownToStubs { UnknownToStubs() }
  public var updateConfiguration: UnknownToStubs { UnknownToStubs() }
}

extension UIControl {
  public var allControlEvents: UnknownToStubs { UnknownToStubs() }
  public var allTargets: UnknownToStubs { UnknownToStubs() }
  public var contentHorizontalAlignment: UnknownToStubs { UnknownToStubs() }
  public var contentVerticalAlignment: UnknownToStubs { UnknownToStubs() }
  public var contextMenuInteraction: UnknownToStubs { UnknownToStubs() }
  public var contextMenuInteractionEnabled: UnknownToStubs { UnknownToStubs() }
  public var effectiveContentHorizontalAlignment: UnknownToStubs { UnknownToStubs() }
  public var highlighted: UnknownToStubs { UnknownToStubs() }
  public var isContextMenuInteractionEnabled: UnknownToStubs { UnknownToStubs() }
  public var isHighlighted: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var isSymbolAnimationEnabled: UnknownToStubs { UnknownToStubs() }
  public var isTouchInside: UnknownToStubs { UnknownToStubs() }
  public var isTracking: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.4, *) public var performPrimaryAction: UnknownToStubs { UnknownToStubs() }
  public var showsMenuAsPrimaryAction: UnknownToStubs { UnknownToStubs() }
  public var state: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var symbolAnimationEnabled: UnknownToStubs { UnknownToStubs() }
  public var toolTip: UnknownToStubs { UnknownToStubs() }
  public var toolTipInteraction: UnknownToStubs { UnknownToStubs() }
}

extension UIGestureRecognizer {
  public var allowedPressTypes: UnknownToStubs { UnknownToStubs() }
  public var allowedTouchTypes: UnknownToStubs { UnknownToStubs() }
  public var buttonMask: UnknownToStubs { UnknownToStubs() }
  public var delaysTouchesBegan: UnknownToStubs { UnknownToStubs() }
  public var delaysTouchesEnded: UnknownToStubs { UnknownToStubs() }
  public var isDelaysTouchesEnded: UnknownToStubs { UnknownToStubs() }
  public var modifierFlags: UnknownToStubs { UnknownToStubs() }
  public var name: UnknownToStubs { UnknownToStubs() }
  public var numberOfTouches: UnknownToStubs { UnknownToStubs() }
  public var requiresExclusiveTouchType: UnknownToStubs { UnknownToStubs() }
  public var reset: UnknownToStubs { UnknownToStubs() }
}

extension UINavigationController {
  public var barHideOnSwipeGestureRecognizer: UnknownToStubs { UnknownToStubs() }
  public var barHideOnTapGestureRecognizer: UnknownToStubs { UnknownToStubs() }
  public var hidesBarsOnSwipe: UnknownToStubs { UnknownToStubs() }
  public var hidesBarsOnTap: UnknownToStubs { UnknownToStubs() }
  public var hidesBarsWhenKeyboardAppears: UnknownToStubs { UnknownToStubs() }
  public var hidesBarsWhenVerticallyCompact: UnknownToStubs { UnknownToStubs() }
  public var isToolbarHidden: UnknownToStubs { UnknownToStubs() }
  public var navigationBar: UnknownToStubs { UnknownToStubs() }
  public var toolbar: UnknownToStubs { UnknownToStubs() }
  public var toolbarHidden: UnknownToStubs { UnknownToStubs() }
}

extension UINavigationItem {
  public var additionalOverflowItems: UnknownToStubs { UnknownToStubs() }
  public var backBarButtonItem: UnknownToStubs { UnknownToStubs() }
  public var backButtonDisplayMode: UnknownToStubs { UnknownToStubs() }
  public var backButtonTitle: UnknownToStubs { UnknownToStubs() }
  public var centerItemGroups: UnknownToStubs { UnknownToStubs() }
  public var compactAppearance: UnknownToStubs { UnknownToStubs() }
  public var compactScrollEdgeAppearance: UnknownToStubs { UnknownToStubs() }
  public var customizationIdentifier: UnknownToStubs { UnknownToStubs() }
  public var documentProperties: UnknownToStubs { UnknownToStubs() }
  public var hidesSearchBarWhenScrolling: UnknownToStubs { UnknownToStubs() }
  public var largeTitleDisplayMode: UnknownToStubs { UnknownToStubs() }
  public var leadingItemGroups: UnknownToStubs { UnknownToStubs() }
  public var leftBarButtonItems: UnknownToStubs { UnknownToStubs() }
  public var leftItemsSupplementBackButton: UnknownToStubs { UnknownToStubs() }
  public var overflowPresentationSource: UnknownToStubs { UnknownToStubs() }
  public var pinnedTrailingGroup: UnknownToStubs { UnknownToStubs() }
  public var preferredSearchBarPlacement: UnknownToStubs { UnknownToStubs() }
  public var prompt: UnknownToStubs { UnknownToStubs() }
  public var renameDelegate: UnknownToStubs { UnknownToStubs() }
  public var rightBarButtonItems: UnknownToStubs { UnknownToStubs() }
  public var scrollEdgeAppearance: UnknownToStubs { UnknownToStubs() }
  public var searchBarPlacement: UnknownToStubs { UnknownToStubs() }
  public var searchController: UnknownToStubs { UnknownToStubs() }
  public var standardAppearance: UnknownToStubs { UnknownToStubs() }
  public var style: UnknownToStubs { UnknownToStubs() }
  public var titleMenuProvider: UnknownToStubs { UnknownToStubs() }
  public var titleView: UnknownToStubs { UnknownToStubs() }
  public var trailingItemGroups: UnknownToStubs { UnknownToStubs() }
}

extension UIPresentationController {
  public var adaptivePresentationStyle: UnknownToStubs { UnknownToStubs() }
  public var containerViewDidLayoutSubviews: UnknownToStubs { UnknownToStubs() }
  public var containerViewWillLayoutSubviews: UnknownToStubs { UnknownToStubs() }
  public var dismissalTransitionWillBegin: UnknownToStubs { UnknownToStubs() }
  public var frameOfPresentedViewInContainerView: UnknownToStubs { UnknownToStubs() }
  public var overrideTraitCollection: UnknownToStubs { UnknownToStubs() }
  public var presentationStyle: UnknownToStubs { UnknownToStubs() }
  public var presentationTransitionWillBegin: UnknownToStubs { UnknownToStubs() }
  public var presentedView: UnknownToStubs { UnknownToStubs() }
  public var shouldPresentInFullscreen: UnknownToStubs { UnknownToStubs() }
  public var shouldRemovePresentersView: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var traitOverrides: UnknownToStubs { UnknownToStubs() }
}

extension UIResponder {
  public var activityItemsConfiguration: UnknownToStubs { UnknownToStubs() }
  public var canBecomeFirstResponder: UnknownToStubs { UnknownToStubs() }
  public var canResignFirstResponder: UnknownToStubs { UnknownToStubs() }
  public var editingInteractionConfiguration: UnknownToStubs { UnknownToStubs() }
  public var inputAccessoryView: UnknownToStubs { UnknownToStubs() }
  public var inputAccessoryViewController: UnknownToStubs { UnknownToStubs() }
  public var inputAssistantItem: UnknownToStubs { UnknownToStubs() }
  public var inputView: UnknownToStubs { UnknownToStubs() }
  public var inputViewController: UnknownToStubs { UnknownToStubs() }
  public var isFirstResponder: UnknownToStubs { UnknownToStubs() }
  public var keyCommands: UnknownToStubs { UnknownToStubs() }
  public var makeTouchBar: UnknownToStubs { UnknownToStubs() }
  public var reloadInputViews: UnknownToStubs { UnknownToStubs() }
  public var textInputContextIdentifier: UnknownToStubs { UnknownToStubs() }
  public var textInputMode: UnknownToStubs { UnknownToStubs() }
  public var touchBar: UnknownToStubs { UnknownToStubs() }
  public var undoManager: UnknownToStubs { UnknownToStubs() }
  public var userActivity: UnknownToStubs { UnknownToStubs() }
}

extension UIStackView {
  public var baselineRelativeArrangement: UnknownToStubs { UnknownToStubs() }
  public var layoutMarginsRelativeArrangement: UnknownToStubs { UnknownToStubs() }
}

extension UITabBarController {
  @available(iOS 26.0, *) public var bottomAccessory: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var compactTabIdentifiers: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var customizationIdentifier: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var isTabBarHidden: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var mode: UnknownToStubs { UnknownToStubs() }
  public var moreNavigationController: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var selectedTab: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var sidebar: UnknownToStubs { UnknownToStubs() }
  public var tabBar: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var tabBarHidden: UnknownToStubs { UnknownToStubs() }
  @available(iOS 26.0, *) public var tabBarMinimizeBehavior: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var tabs: UnknownToStubs { UnknownToStubs() }
}

extension UITabBarItem {
  public var badgeColor: UnknownToStubs { UnknownToStubs() }
  public var enabled: UnknownToStubs { UnknownToStubs() }
  public var finishedSelectedImage: UnknownToStubs { UnknownToStubs() }
  public var finishedUnselectedImage: UnknownToStubs { UnknownToStubs() }
  public var imageInsets: UnknownToStubs { UnknownToStubs() }
  public var isEnabled: UnknownToStubs { UnknownToStubs() }
  public var scrollEdgeAppearance: UnknownToStubs { UnknownToStubs() }
  public var selectedImage: UnknownToStubs { UnknownToStubs() }
  public var standardAppearance: UnknownToStubs { UnknownToStubs() }
  public var tag: UnknownToStubs { UnknownToStubs() }
  public var titlePositionAdjustment: UnknownToStubs { UnknownToStubs() }
}

extension UIView {
  public var accessibilityIgnoresInvertColors: UnknownToStubs { UnknownToStubs() }
  public var alignmentRectInsets: UnknownToStubs { UnknownToStubs() }
  public var anchorPoint: UnknownToStubs { UnknownToStubs() }
  public var appliedContentSizeCategoryLimitsDescription: UnknownToStubs { UnknownToStubs() }
  public var autoresizesSubviews: UnknownToStubs { UnknownToStubs() }
  public var autoresizingMask: UnknownToStubs { UnknownToStubs() }
  public var canBecomeFocused: UnknownToStubs { UnknownToStubs() }
  public var center: UnknownToStubs { UnknownToStubs() }
  public var clearsContextBeforeDrawing: UnknownToStubs { UnknownToStubs() }
  public var clipsToBounds: UnknownToStubs { UnknownToStubs() }
  public var constraints: UnknownToStubs { UnknownToStubs() }
  public var contentMode: UnknownToStubs { UnknownToStubs() }
  public var contentScaleFactor: UnknownToStubs { UnknownToStubs() }
  public var contentStretch: UnknownToStubs { UnknownToStubs() }
  public var didMoveToSuperview: UnknownToStubs { UnknownToStubs() }
  public var exclusiveTouch: UnknownToStubs { UnknownToStubs() }
  public var exerciseAmbiguityInLayout: UnknownToStubs { UnknownToStubs() }
  public var firstBaselineAnchor: UnknownToStubs { UnknownToStubs() }
  public var focusEffect: UnknownToStubs { UnknownToStubs() }
  public var focusGroupIdentifier: UnknownToStubs { UnknownToStubs() }
  public var focusGroupPriority: UnknownToStubs { UnknownToStubs() }
  public var focused: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var hoverStyle: UnknownToStubs { UnknownToStubs() }
  public var interactions: UnknownToStubs { UnknownToStubs() }
  public var invalidateIntrinsicContentSize: UnknownToStubs { UnknownToStubs() }
  public var isClearsContextBeforeDrawing: UnknownToStubs { UnknownToStubs() }
  public var isFocused: UnknownToStubs { UnknownToStubs() }
  public var isMultipleTouchEnabled: UnknownToStubs { UnknownToStubs() }
  public var isOpaque: UnknownToStubs { UnknownToStubs() }
  public var keyboardLayoutGuide: UnknownToStubs { UnknownToStubs() }
  public var largeContentImage: UnknownToStubs { UnknownToStubs() }
  public var largeContentImageInsets: UnknownToStubs { UnknownToStubs() }
  public var largeContentTitle: UnknownToStubs { UnknownToStubs() }
  public var lastBaselineAnchor: UnknownToStubs { UnknownToStubs() }
  public var layer: UnknownToStubs { UnknownToStubs() }
  public var layoutGuides: UnknownToStubs { UnknownToStubs() }
  public var layoutMargins: UnknownToStubs { UnknownToStubs() }
  public var layoutMarginsDidChange: UnknownToStubs { UnknownToStubs() }
  public var leftAnchor: UnknownToStubs { UnknownToStubs() }
  public var maskView: UnknownToStubs { UnknownToStubs() }
  public var maximumContentSizeCategory: UnknownToStubs { UnknownToStubs() }
  public var minimumContentSizeCategory: UnknownToStubs { UnknownToStubs() }
  public var motionEffects: UnknownToStubs { UnknownToStubs() }
  public var multipleTouchEnabled: UnknownToStubs { UnknownToStubs() }
  public var needsUpdateConstraints: UnknownToStubs { UnknownToStubs() }
  public var opaque: UnknownToStubs { UnknownToStubs() }
  public var overrideUserInterfaceStyle: UnknownToStubs { UnknownToStubs() }
  public var preservesSuperviewLayoutMargins: UnknownToStubs { UnknownToStubs() }
  public var readableContentGuide: UnknownToStubs { UnknownToStubs() }
  public var restorationIdentifier: UnknownToStubs { UnknownToStubs() }
  public var rightAnchor: UnknownToStubs { UnknownToStubs() }
  public var safeAreaInsets: UnknownToStubs { UnknownToStubs() }
  public var safeAreaInsetsDidChange: UnknownToStubs { UnknownToStubs() }
  public var scalesLargeContentImage: UnknownToStubs { UnknownToStubs() }
  public var semanticContentAttribute: UnknownToStubs { UnknownToStubs() }
  public var setNeedsDisplay: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUpdateConstraints: UnknownToStubs { UnknownToStubs() }
  public var showsLargeContentViewer: UnknownToStubs { UnknownToStubs() }
  public var sizeToFit: UnknownToStubs { UnknownToStubs() }
  public var tintAdjustmentMode: UnknownToStubs { UnknownToStubs() }
  public var tintColorDidChange: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var traitOverrides: UnknownToStubs { UnknownToStubs() }
  public var transform: UnknownToStubs { UnknownToStubs() }
  public var transform3D: UnknownToStubs { UnknownToStubs() }
  public var updateConstraints: UnknownToStubs { UnknownToStubs() }
  public var updateConstraintsIfNeeded: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var updateTraitsIfNeeded: UnknownToStubs { UnknownToStubs() }
  public var viewForBaselineLayout: UnknownToStubs { UnknownToStubs() }
  public var viewForFirstBaselineLayout: UnknownToStubs { UnknownToStubs() }
  public var viewForLastBaselineLayout: UnknownToStubs { UnknownToStubs() }
  public var viewPrintFormatter: UnknownToStubs { UnknownToStubs() }
}

extension UIViewController {
  public var activePresentationController: UnknownToStubs { UnknownToStubs() }
  public var additionalSafeAreaInsets: UnknownToStubs { UnknownToStubs() }
  public var applicationFinishedRestoringState: UnknownToStubs { UnknownToStubs() }
  public var automaticallyAdjustsScrollViewInsets: UnknownToStubs { UnknownToStubs() }
  public var automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: UnknownToStubs { UnknownToStubs() }
  public var bottomLayoutGuide: UnknownToStubs { UnknownToStubs() }
  public var childViewControllerForPointerLock: UnknownToStubs { UnknownToStubs() }
  public var childViewControllerForTouchBar: UnknownToStubs { UnknownToStubs() }
  public var childViewControllerForUserInterfaceStyle: UnknownToStubs { UnknownToStubs() }
  public var contentSizeForViewInPopover: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var contentUnavailableConfiguration: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var contentUnavailableConfigurationState: UnknownToStubs { UnknownToStubs() }
  public var definesPresentationContext: UnknownToStubs { UnknownToStubs() }
  public var didReceiveMemoryWarning: UnknownToStubs { UnknownToStubs() }
  public var disablesAutomaticKeyboardDismissal: UnknownToStubs { UnknownToStubs() }
  public var dismissMoviePlayerViewControllerAnimated: UnknownToStubs { UnknownToStubs() }
  public var edgesForExtendedLayout: UnknownToStubs { UnknownToStubs() }
  public var editButtonItem: UnknownToStubs { UnknownToStubs() }
  public var editing: UnknownToStubs { UnknownToStubs() }
  public var endAppearanceTransition: UnknownToStubs { UnknownToStubs() }
  public var extendedLayoutIncludesOpaqueBars: UnknownToStubs { UnknownToStubs() }
  public var extensionContext: UnknownToStubs { UnknownToStubs() }
  public var focusGroupIdentifier: UnknownToStubs { UnknownToStubs() }
  public var hidesBottomBarWhenPushed: UnknownToStubs { UnknownToStubs() }
  public var interactionActivityTrackingBaseName: UnknownToStubs { UnknownToStubs() }
  public var interfaceOrientation: UnknownToStubs { UnknownToStubs() }
  public var isContentSizeForViewInPopover: UnknownToStubs { UnknownToStubs() }
  public var isEditing: UnknownToStubs { UnknownToStubs() }
  public var isModalInPopover: UnknownToStubs { UnknownToStubs() }
  public var modalInPopover: UnknownToStubs { UnknownToStubs() }
  public var modalPresentationCapturesStatusBarAppearance: UnknownToStubs { UnknownToStubs() }
  public var modalViewController: UnknownToStubs { UnknownToStubs() }
  public var nibBundle: UnknownToStubs { UnknownToStubs() }
  public var nibName: UnknownToStubs { UnknownToStubs() }
  public var overrideUserInterfaceStyle: UnknownToStubs { UnknownToStubs() }
  public var performsActionsWhilePresentingModally: UnknownToStubs { UnknownToStubs() }
  public var popoverPresentationController: UnknownToStubs { UnknownToStubs() }
  public var preferredContentSize: UnknownToStubs { UnknownToStubs() }
  public var preferredInterfaceOrientationForPresentation: UnknownToStubs { UnknownToStubs() }
  public var preferredScreenEdgesDeferringSystemGestures: UnknownToStubs { UnknownToStubs() }
  public var preferredStatusBarStyle: UnknownToStubs { UnknownToStubs() }
  public var preferredStatusBarUpdateAnimation: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var preferredTransition: UnknownToStubs { UnknownToStubs() }
  public var preferredUserInterfaceStyle: UnknownToStubs { UnknownToStubs() }
  public var prefersHomeIndicatorAutoHidden: UnknownToStubs { UnknownToStubs() }
  public var prefersPointerLocked: UnknownToStubs { UnknownToStubs() }
  public var prefersStatusBarHidden: UnknownToStubs { UnknownToStubs() }
  public var previewActionItems: UnknownToStubs { UnknownToStubs() }
  public var providesPresentationContextTransitionStyle: UnknownToStubs { UnknownToStubs() }
  public var removeFromParentViewController: UnknownToStubs { UnknownToStubs() }
  public var restorationClass: UnknownToStubs { UnknownToStubs() }
  public var restorationIdentifier: UnknownToStubs { UnknownToStubs() }
  public var restoresFocusAfterTransition: UnknownToStubs { UnknownToStubs() }
  public var rotatingFooterView: UnknownToStubs { UnknownToStubs() }
  public var rotatingHeaderView: UnknownToStubs { UnknownToStubs() }
  public var searchDisplayController: UnknownToStubs { UnknownToStubs() }
  public var setNeedsStatusBarAppearanceUpdate: UnknownToStubs { UnknownToStubs() }
  public var setNeedsTouchBarUpdate: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var setNeedsUpdateContentUnavailableConfiguration: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUpdateOfHomeIndicatorAutoHidden: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUpdateOfPrefersPointerLocked: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUpdateOfScreenEdgesDeferringSystemGestures: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUpdateOfSupportedInterfaceOrientations: UnknownToStubs { UnknownToStubs() }
  public var setNeedsUserInterfaceAppearanceUpdate: UnknownToStubs { UnknownToStubs() }
  public var shouldAutomaticallyForwardAppearanceMethods: UnknownToStubs { UnknownToStubs() }
  public var shouldAutomaticallyForwardRotationMethods: UnknownToStubs { UnknownToStubs() }
  public var shouldAutorotate: UnknownToStubs { UnknownToStubs() }
  public var splitViewController: UnknownToStubs { UnknownToStubs() }
  public var systemMinimumLayoutMargins: UnknownToStubs { UnknownToStubs() }
  @available(iOS 18.0, *) public var tab: UnknownToStubs { UnknownToStubs() }
  public var tabBarObservedScrollView: UnknownToStubs { UnknownToStubs() }
  public var toolbarItems: UnknownToStubs { UnknownToStubs() }
  public var topLayoutGuide: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var traitOverrides: UnknownToStubs { UnknownToStubs() }
  @available(iOS 17.0, *) public var updateTraitsIfNeeded: UnknownToStubs { UnknownToStubs() }
  public var updateViewConstraints: UnknownToStubs { UnknownToStubs() }
  public var viewDidUnload: UnknownToStubs { UnknownToStubs() }
  public var viewLayoutMarginsDidChange: UnknownToStubs { UnknownToStubs() }
  public var viewRespectsSystemMinimumLayoutMargins: UnknownToStubs { UnknownToStubs() }
  public var viewSafeAreaInsetsDidChange: UnknownToStubs { UnknownToStubs() }
  public var viewWillLayoutSubviews: UnknownToStubs { UnknownToStubs() }
  public var viewWillUnload: UnknownToStubs { UnknownToStubs() }
  public var wantsFullScreenLayout: UnknownToStubs { UnknownToStubs() }
}

extension UIWindow {
  public var becomeKeyWindow: UnknownToStubs { UnknownToStubs() }
  public var canBecomeKeyWindow: UnknownToStubs { UnknownToStubs() }
  public var canResizeToFitContent: UnknownToStubs { UnknownToStubs() }
  public var makeKeyWindow: UnknownToStubs { UnknownToStubs() }
  public var resignKeyWindow: UnknownToStubs { UnknownToStubs() }
  public var safeAreaAspectFitLayoutGuide: UnknownToStubs { UnknownToStubs() }
  public var screen: UnknownToStubs { UnknownToStubs() }
  public var windowLevel: UnknownToStubs { UnknownToStubs() }
}
