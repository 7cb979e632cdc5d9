/// Names whose types would be those of somebody else.
package enum ReservedNames {
  /// Words that cannot begin a type's name, because the property that is called like it would be a word of Swift.
  package static let ofSwift: Set<String> = [
    "Any", "Self", "Type", "Protocol", "Init", "Super", "Swift", "True", "False", "Nil",
  ]

  /// The type of somebody else that a riblet of this name would have.
  package static func clash(with name: String) -> (type: String, owner: String)? {
    for role in RibletRole.allCases where !role.isOfSwiftUI {
      let type = name + role.rawValue
      if ofRiblets.contains(type) { return (type, "Riblets' own") }
      if ofApple.contains(type) { return (type, "Apple's own") }
    }
    return nil
  }

  /// The type of SwiftUI, or of Riblets for SwiftUI, that a riblet shown by SwiftUI would hide.
  package static func swiftUIClash(with name: String) -> String? {
    RibletRole.allCases.filter(\.isOfSwiftUI).map { name + $0.rawValue }.first(where: ofSwiftUI.contains)
  }

  private static let ofSwiftUI: Set<String> = [
    "AnyView", "BindableView", "ContentUnavailableView", "EmptyView", "LaunchView", "NSView", "NavigationScreen",
    "NavigationSplitView", "NavigationView", "PlacedView", "ProgressView", "RouteTabScreen", "ScreenView", "ScrollView",
    "StateScreen",
    "SubscriptionView", "TabView", "TimelineView", "TupleView", "UIScreen", "UIView",
    "ViewModelScreen",
  ]

  /// The types of the framework and its test kit that are named like a part of a riblet.
  package static let ofRiblets: Set<String> = [
    "AnyComponent", "ChildRoute", "ComponentizedBuilder", "ContainerViewControllable", "EmptyComponent",
    "EmptyDependency", "FormerRoute", "LaunchRouter", "LaunchRouting", "NavigationState", "OutboxState",
    "PresentableInteractor", "RouteAction", "ScheduledAction", "SimpleComponentizedBuilder", "StatePresentable",
    "StateViewController", "ViewBuilder", "ViewableRouter", "ViewableRouting",
  ]

  /// Types of Swift and of Apple's platforms that files of an app may mean.
  package static let ofApple: Set<String> = [
    "NSViewController", "RegexBuilder", "RegexComponent", "UIAction", "UIViewController", "UINavigationController",
    "UITableViewController", "UICollectionViewController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UISearchController", "UIHostingController", "NSHostingController",
    "UIActivityViewController", "UIInputViewController", "UIDocumentPickerViewController",
  ]
}
