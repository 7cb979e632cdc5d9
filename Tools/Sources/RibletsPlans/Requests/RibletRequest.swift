package import RibletsSource

/// A request for a new riblet.
@dynamicMemberLookup
package struct RibletRequest: Hashable, Sendable {
  /// The kinds of views that can show it.
  package enum View: String, CaseIterable, Encodable, Sendable {
    case portable, uikit, swiftui, none
  }

  /// The ways in which the interactor and the view communicate.
  package enum Flow: String, CaseIterable, Encodable, Sendable {
    /// Calls in both directions, behind protocols.
    case twoWay = "two-way"
    /// States go down, actions come up.
    case oneWay = "one-way"
  }

  /// The origins of the picture of a view controller of UIKit.
  package enum Interface: String, CaseIterable, Encodable, Sendable {
    case code, storyboard, xib
  }

  /// The moment at which the parent attaches it.
  package enum Attachment: String, CaseIterable, Sendable {
    /// As soon as the parent is active.
    case start
    /// As soon as hand-written code routes to it.
    case byHand = "by-hand"
  }

  package var name: RibletName
  package var parent: String?
  /// The choices that its sources will show.
  package var options = RibletOptions()
  /// `nil` leaves the choice to what fits.
  package var attachment: Attachment?
  /// `nil` leaves the choice to what fits.
  package var shown: Presentation?
  package var dependencies: [TypedItem] = []
  package var arguments: [TypedItem] = []
  /// Modules to import for the types of dependencies and arguments.
  package var imports: [String] = []
  /// True for the facts of a riblet that is there: its types compile.
  package var isKnown = false
  /// True if the user says that routes can keep all arguments.
  package var isCodable = false

  package init(name: RibletName) { self.name = name }

  package subscript<Value>(dynamicMember option: WritableKeyPath<RibletOptions, Value>) -> Value {
    get { options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }

  package var hasView: Bool { options.hasView }

  /// The presentation of its route: as asked for, or what goes without saying.
  package var place: Presentation { shown ?? .standard(hasKey: options.key != nil) }

  /// True if the parent begins with it.
  package var isFirst: Bool {
    arguments.allSatisfy { $0.value != nil } && (attachment.map { $0 == .start } ?? place.isFirst)
  }

  /// Finds options that exclude each other.
  package func check() throws(RequestProblem) {
    try options.check()
    if options.view == .swiftui, let type = ReservedNames.swiftUIClash(with: name.text) {
      throw RequestProblem("'\(name)' would have a type '\(type)', and there is one already. Choose another name.")
    }
    try checkNames()
    try checkAttachment()
  }

  private func checkAttachment() throws(RequestProblem) {
    if attachment != nil, parent == nil {
      throw RequestProblem("--attach says when a parent attaches it. Add --parent, or leave --attach out.")
    }
    if shown != nil, parent == nil {
      throw RequestProblem("--shown says how a parent shows it. Add --parent, or leave --shown out.")
    }
    if let parent, let argument = arguments.first(where: { !$0.isSaved }) {
      throw RequestProblem(
        "'\(parent)' cannot keep '\(argument.name)' in a route, which is saved and compared: nobody can save and compare a value of the type '\(argument.type)'. Give it as --dependency, or give '\(name)' a value with which it finds the other one."
      )
    }
    if attachment == .start, let argument = arguments.first(where: { $0.value == nil }) {
      throw RequestProblem(
        "'\(name)' cannot be attached at the start without a value for '\(argument.name)'. Add one, as in --argument '\(argument.name):\(argument.type)=…', or use --attach by-hand."
      )
    }
  }

  private func checkNames() throws(RequestProblem) {
    var names: Set<String> = []
    for item in dependencies + arguments where !names.insert(item.name).inserted {
      throw RequestProblem(
        "There are two dependencies or arguments '\(item.name)'. A component has one property of a name.")
    }
    for item in dependencies + arguments where Self.taken.contains(item.name) {
      throw RequestProblem(
        "The name '\(item.name)' is taken: parts of riblets have something of their own with it. Choose another one.")
    }
  }

  /// The names that components, interactors and builders have already, or use in what is generated.
  package static let taken: Set<String> = [
    "builders", "child", "component", "dependency", "handle", "interactor", "isActive", "isActiveStream",
    "listener", "observe", "parent", "presenter", "ribletClock", "router", "shared", "state", "task", "viewController",
    "workScope", "finish", "activate", "deactivate", "build", "key",
  ]
}
