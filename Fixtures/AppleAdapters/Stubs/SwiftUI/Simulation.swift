#if canImport(UIKit)
  public import UIKit
#endif

/// A sheet, a cover or an alert in one reading, or what is behind them.
@MainActor
final class SimulatedLayer {
  var disabled: Bool?
  var detents: Set<PresentationDetent>?
  var isDismissDisabled: Bool { disabled ?? false }
}

/// A sheet or a cover that a view has.
struct SimulatedModal: Hashable {
  let style: String
  let id: AnyHashable
}

/// A swipe back on a stack until the user lifts the finger.
@MainActor
public final class SimulatedSwipe {
  private let top: AnyHashable
  private weak var window: SimulatedWindow?
  private var hasEnded = false

  init(of top: AnyHashable, in window: SimulatedWindow) { (self.top, self.window) = (top, window) }

  func moves(_ element: AnyHashable) -> Bool { element == top && !hasEnded }
  /// The pages that the user has left. They are off the screen, even if the path still has them.
  func hasTakenOff(_ element: AnyHashable) -> Bool { element == top && hasEnded }

  public func finish() {
    hasEnded = true
    window?.endSwipe(self)
  }

  /// Lets the user take the finger back.
  public func cancel() { window?.endSwipe(nil) }
}

/// The way to a view, as a number: a string of its steps would take most of the time of a reading.
struct SimulatedPlace: Hashable {
  private var number = 0

  static func / (place: Self, step: some Hashable) -> Self {
    var hasher = Hasher()
    hasher.combine(place.number)
    hasher.combine(step)
    return Self(number: hasher.finalize())
  }
}

/// One reading of all bodies, from back to front.
@MainActor
final class SimulatedPass {
  var texts: [String] = []
  /// The SF Symbols of labels.
  var symbols: [String] = []
  var buttons: [(title: String, action: @MainActor () -> Void)] = []
  /// The text fields by their titles.
  var fields: [String: Binding<String>] = [:]
  /// What the user can go back from, from back to front.
  var waysBack: [@MainActor () -> Void] = []
  var waysToRoot: [@MainActor () -> Void] = []
  /// The tops of the stacks, from back to front.
  var tops: [AnyHashable] = []
  var swipe: SimulatedSwipe?
  var destinations: [ObjectIdentifier: (Any) -> any View] = [:]
  /// What is shown in front of what is being read.
  var layers: [@MainActor (SimulatedPass) -> Void] = []
  private(set) var appearing: [SimulatedPlace: [() -> Void]] = [:]
  private(set) var disappearing: [SimulatedPlace: [() -> Void]] = [:]
  private(set) var places: [SimulatedPlace] = []
  /// The items of sheets and the elements of paths.
  var items: [Any] = []
  private var onlyDestinations = false
  private(set) var layer = SimulatedLayer()
  /// True if the view that is read hides the bar of the stack around it.
  var hidesBar = false
  /// How many stacks have a bar.
  var bars = 0
  /// The sheets and covers of the views, what becomes of those that were there, and what SwiftUI has dropped.
  private(set) var modals: [SimulatedPlace: SimulatedModal] = [:]
  private(set) var dismissals: [SimulatedPlace: () -> Void] = [:]
  private(set) var dropped: [SimulatedPlace: SimulatedModal] = [:]
  private var before: SimulatedPass?
  /// The actions that open links, and the values that are watched for changes.
  var links: [(URL) -> Void] = []
  private(set) var watched: [SimulatedPlace: Any] = [:]
  private(set) var changes: [() -> Void] = []
  /// The alerts whose buttons were pressed, until they are not asked for.
  var answered: Set<SimulatedPlace> = []
  /// The sheets that the user has dismissed although their items have remained, until these are other ones.
  var refused: [SimulatedPlace: SimulatedModal] = [:]
  let rendering: Rendering
  /// The objects that views keep as long as they are in their places.
  private var states: [SimulatedPlace: AnyObject] = [:]
  private var placeOfBody = SimulatedPlace()
  /// The objects that the bodies observe.
  private(set) var observed: Set<ObjectIdentifier> = []
  private let onObserve: @MainActor (any ObservableObject) -> Void
  #if canImport(UIKit)
    /// The view controllers that are shown.
    private(set) var controllers: [SimulatedPlace: UIViewController] = [:]
    /// The views of UIKit that were made, in a view of SwiftUI each.
    private(set) var hosts: [SimulatedPlace: (host: UIView, made: UIView)] = [:]
  #endif
  /// The tabs that are being collected.
  private var tabs: [SimulatedTab]?

  init(
    on rendering: Rendering, after before: SimulatedPass? = nil,
    onObserve: @escaping @MainActor (any ObservableObject) -> Void = { _ in }
  ) {
    self.rendering = rendering
    self.onObserve = onObserve
    // One pass knows the one before it, and no more.
    self.before = before.map { SimulatedPass(copying: $0) }
  }

  private init(copying pass: SimulatedPass) {
    before = nil
    rendering = pass.rendering
    onObserve = { _ in }
    (modals, dismissals, dropped, answered) = (pass.modals, pass.dismissals, pass.dropped, pass.answered)
    (refused, watched, states) = (pass.refused, pass.watched, pass.states)
    #if canImport(UIKit)
      (controllers, hosts) = (pass.controllers, pass.hosts)
    #endif
  }

  #if canImport(UIKit)
    /// The view of UIKit that was made for a place.
    func uiView(at place: SimulatedPlace) -> UIView? { before?.hosts[place]?.made }

    func note(_ view: UIView, at place: SimulatedPlace) {
      if let known = before?.hosts[place] { return hosts[place] = known }
      let host = UIView()
      host.addSubview(view)
      hosts[place] = (host, view)
    }
  #endif

  /// True if a view presents a modal: of two styles one after the other in one update, SwiftUI drops the second until
  /// its item is another one (swift-composable-architecture#2413).
  func presents(_ modal: SimulatedModal?, at place: SimulatedPlace, _ onDismiss: (() -> Void)?) -> Bool {
    guard !onlyDestinations, let modal else { return false }
    if before?.refused[place] == modal {
      refused[place] = modal
      return false
    }
    let earlier = before?.modals[place]
    if before?.dropped[place] == modal || earlier.map({ $0.style != modal.style }) == true {
      dropped[place] = modal
      return false
    }
    modals[place] = modal
    dismissals[place] = onDismiss
    return true
  }

  /// The actions of the sheets and covers that have gone.
  var ended: [() -> Void] {
    guard let before else { return [] }
    return before.modals.filter { modals[$0.key]?.style != $0.value.style }.compactMap { before.dismissals[$0.key] }
  }

  /// Frees what the reading before this one has held.
  func end() { before = nil }

  /// True if an alert appears or stays.
  func asks(_ isPresented: Bool, at place: SimulatedPlace) -> Bool {
    guard isPresented else { return false }
    guard before?.answered.contains(place) == true else { return true }
    answered.insert(place)
    return false
  }

  /// Shows a layer in front of what is being read, with the environment of the view that has the layer.
  func putInFront(_ layer: @escaping @MainActor (SimulatedPass) -> Void) {
    let environment = SimulatedWindow.environment
    layers.append { pass in
      let outer = SimulatedWindow.environment
      SimulatedWindow.environment = environment
      layer(pass)
      SimulatedWindow.environment = outer
    }
  }

  /// Begins what is in front of everything so far: the user reaches nothing behind it.
  @discardableResult
  func beginLayer() -> SimulatedLayer {
    layer = SimulatedLayer()
    (waysBack, waysToRoot, buttons) = ([], [], [])
    return layer
  }

  /// Reads the views of a `TabView` without showing them.
  func tabs(of content: any View, at place: SimulatedPlace) -> [SimulatedTab] {
    let outer = tabs
    tabs = []
    show(content, at: place)
    defer { tabs = outer }
    return tabs ?? []
  }

  /// Notes what a modifier says about a tab; false where no tabs are collected.
  func describe(_ description: (inout SimulatedTab) -> Void, _ content: any View, at place: SimulatedPlace) -> Bool {
    guard tabs != nil else { return false }
    let count = tabs?.count ?? 0
    // The content may be described by a modifier of its own.
    if content is any TabDescribing { show(content, at: place) }
    if tabs?.count == count { tabs?.append(SimulatedTab(content: content, place: place)) }
    tabs?[count].change(description)
    return true
  }

  func show(_ view: any View, at place: SimulatedPlace) {
    if let primitive = view as? any PrimitiveView { return primitive.show(in: self, at: place) }
    #if canImport(UIKit)
      if let held = view as? any UIViewRepresentable { return held.show(in: self, at: place) }
      if let representable = view as? any UIViewControllerRepresentable {
        return showController(of: representable, at: place)
      }
    #endif
    let inside = place / ObjectIdentifier(type(of: view))
    show(body(of: view, at: inside), at: inside)
  }

  func note(_ place: SimulatedPlace, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    guard !onlyDestinations else { return }
    places.append(place)
    if let appear { appearing[place, default: []].append(appear) }
    if let disappear { disappearing[place, default: []].append(disappear) }
  }

  /// Notes a value, and what to do if it was another one before.
  func watch<Value: Equatable>(_ value: Value, at place: SimulatedPlace, _ action: @escaping () -> Void) {
    watched[place] = value
    if let earlier = before?.watched[place] as? Value, earlier != value { changes.append(action) }
  }

  /// Reads a covered view for what it says about its stack; nothing of it is seen.
  func collectDestinations(of view: any View, at place: SimulatedPlace) {
    let (texts, buttons, layers, bars, wasOnly) = (texts, buttons, layers, bars, onlyDestinations)
    onlyDestinations = true
    show(view, at: place)
    (self.texts, self.buttons, self.layers, self.bars, onlyDestinations) = (texts, buttons, layers, bars, wasOnly)
  }

  private func body<V: View>(of view: V, at place: SimulatedPlace) -> any View {
    let outer = (SimulatedWindow.readingPass, placeOfBody)
    (SimulatedWindow.readingPass, placeOfBody) = (self, place)
    defer { (SimulatedWindow.readingPass, placeOfBody) = outer }
    return view.body
  }

  /// The object of a view in this place, which the view has had before or makes.
  func stateObject<Object: AnyObject>(_ make: () -> Object) -> Object {
    let place = placeOfBody / ObjectIdentifier(Object.self)
    let object = before?.states[place] as? Object ?? states[place] as? Object ?? make()
    states[place] = object
    return object
  }

  func observe(_ object: any ObservableObject) {
    if observed.insert(ObjectIdentifier(object)).inserted { onObserve(object) }
  }

  #if canImport(UIKit)
    /// Makes a view controller once, and updates it in each reading.
    private func showController<V: UIViewControllerRepresentable>(of view: V, at place: SimulatedPlace) {
      guard !onlyDestinations else { return }
      let context = V.Context()
      let known = before?.controllers[place] as? V.UIViewControllerType
      let controller = known ?? view.makeUIViewController(context: context)
      controllers[place] = controller
      view.updateUIViewController(controller, context: context)
    }
  #endif
}

/// Shows a view as a window would, until a test changes something; then it is asked to update.
@MainActor
public final class SimulatedWindow {
  private var content: (any View)?
  public var rendering: Rendering
  private var pass: SimulatedPass
  private var shown: [SimulatedPlace] = []
  private var swipe: SimulatedSwipe?
  /// SwiftUI may hold what it has shown for longer than it shows it.
  private var keptItems: [Any] = []
  /// True within a transaction that says so.
  nonisolated(unsafe) public internal(set) static var disablesAnimations = false
  /// The `SceneStorage` of all windows, by key. Each test uses its own keys.
  nonisolated(unsafe) public static var sceneStorage: [String: Any] = [:]
  /// Whether the scenes can be seen.
  nonisolated(unsafe) public static var scenePhase = ScenePhase.active

  /// The reading of a body, which finds out what the body observes.
  nonisolated(unsafe) static var readingPass: SimulatedPass?
  /// The values that the views around the one that is read have set.
  nonisolated(unsafe) static var environment = EnvironmentValues()
  /// The number of writes to states and storages, which no object announces.
  nonisolated(unsafe) static var otherChanges = 0
  private var knownChanges = -1
  /// True if an observed object has announced a change since the bodies were read.
  private var isStale = true
  /// True if the bodies will be read in another turn.
  public private(set) var willRead = false
  private var announcements: [ObjectIdentifier: Announcements] = [:]

  private struct Announcements {
    // Another object may be at the place of one that has gone.
    weak var object: AnyObject?
    let connection: AnyCancellable
  }

  public init(_ content: some View, rendering: Rendering = Rendering()) {
    self.content = content
    self.rendering = rendering
    pass = SimulatedPass(on: rendering)
    update()
  }

  /// What can be read, from back to front.
  public var texts: [String] { pass.texts }

  /// The SF Symbols of the labels that are shown.
  public var symbols: [String] { pass.symbols }

  #if canImport(UIKit)
    /// The views of UIKit, in any order; without those that were moved to another place.
    public var uiViews: [UIView] { pass.hosts.values.flatMap(\.host.subviews) }
  #endif

  /// The heights of the sheet in front; empty for UIKit's own.
  public var detents: Set<PresentationDetent> { pass.layer.detents ?? [] }

  /// The titles of the buttons and tabs that the user can press.
  public var buttonTitles: [String] { pass.buttons.map(\.title) }

  /// How many navigation bars there are, in front of one another.
  public var barCount: Int { pass.bars }

  /// Reads the bodies anew, with the appearances that follow, until nothing changes any more.
  public func update() {
    for round in 0..<10 {
      guard rendering.reading != .announced && rendering.reading != .later || hasChanged else { return }
      let before = pass
      pass = SimulatedPass(on: rendering, after: before) { [weak self] in self?.listen(to: $0) }
      (isStale, knownChanges) = (false, Self.otherChanges)
      pass.swipe = swipe
      if let content { pass.show(content, at: SimulatedPlace()) }
      while !pass.layers.isEmpty {
        let layers = pass.layers
        pass.layers = []
        for layer in layers { layer(pass) }
      }
      keptItems += pass.items
      announcements = announcements.filter { pass.observed.contains($0.key) }
      let now = pass.places
      let (known, present) = (Set(shown), Set(now))
      let gone = shown.filter { !present.contains($0) }
      let new = now.filter { !known.contains($0) }
      shown = now
      for place in gone { for action in before.disappearing[place] ?? [] { action() } }
      for place in new { for action in pass.appearing[place] ?? [] { action() } }
      let (ended, changes) = (pass.ended, pass.changes)
      pass.end()
      for action in ended + changes { action() }
      if gone.isEmpty, new.isEmpty, ended.isEmpty, changes.isEmpty, round > 0 || rendering.reading != .twice { return }
    }
    fatalError("The views do not settle.")
  }

  private var hasChanged: Bool { isStale || swipe != nil || Self.otherChanges != knownChanges }

  /// Waits for changes of an object, also while the bodies are read.
  private func listen(to object: any ObservableObject) {
    let id = ObjectIdentifier(object)
    guard announcements[id]?.object == nil else { return }
    let connection = Self.changes(of: object) { [weak self] in
      guard let self else { return }
      guard rendering.reading == .later else { return isStale = true }
      willRead = true
      Task { [weak self] in
        self?.isStale = true
        self?.willRead = false
      }
    }
    announcements[id] = Announcements(object: object, connection: connection)
  }

  private static func changes<Object: ObservableObject>(of object: Object, _ action: @escaping @MainActor () -> Void)
    -> AnyCancellable
  {
    object.objectWillChange.sink { _ in MainActor.assumeIsolated { action() } }
  }

  /// Presses a button by its title.
  public func press(_ title: String) {
    guard let button = pass.buttons.last(where: { $0.title == title }) else {
      fatalError("There is no button '\(title)'. There are: \(pass.buttons.map(\.title)).")
    }
    button.action()
    update()
  }

  /// Types a text in place of a field's text, and returns the text that the field shows at once. The other views
  /// follow with the next update.
  @discardableResult
  public func type(_ text: String, into title: String) -> String {
    guard let field = pass.fields[title] else {
      fatalError("There is no field '\(title)'. There are: \(pass.fields.keys.sorted()).")
    }
    field.wrappedValue = text
    return field.wrappedValue
  }

  #if canImport(UIKit)
    /// The view controllers of UIKit that are shown, without an order.
    public var controllers: [UIViewController] { Array(pass.controllers.values) }
  #endif

  /// Goes back from the front screen of a stack or swipes the front sheet away, to the end; the picture follows with
  /// the next update.
  public func goBack() { wayBack() }

  /// Begins to swipe back. As in iOS 16.0 the path is set at once, also if the user takes the swipe back
  /// (swift-composable-architecture#3673, Decompose#384).
  public func swipeBack() -> SimulatedSwipe {
    guard let top = pass.tops.last else { fatalError("There is no way back.") }
    let swipe = SimulatedSwipe(of: top, in: self)
    self.swipe = swipe
    wayBack()
    update()
    return swipe
  }

  fileprivate func endSwipe(_ swipe: SimulatedSwipe?) {
    self.swipe = swipe
    isStale = true
    update()
    self.swipe = nil
    isStale = true
  }

  /// True if the user can go back from what is in front, or try it.
  public var canGoBack: Bool { !pass.waysBack.isEmpty }

  /// What SwiftUI does when the user goes back from what is in front now; it may be late with it.
  public var wayBack: @MainActor () -> Void {
    guard let wayBack = pass.waysBack.last else { fatalError("There is no way back.") }
    return wayBack
  }

  /// Takes the bottom of the front stack from the menu of the back button.
  public func goBackToRoot() {
    guard let wayBack = pass.waysToRoot.last else { fatalError("There is no way back.") }
    wayBack()
  }

  /// Opens a link, as the system does from outside of the app.
  public func open(_ link: URL) {
    for action in pass.links { action(link) }
    update()
  }

  /// Closes the window.
  public func close() {
    content = nil
    isStale = true
    update()
    (pass, announcements) = (SimulatedPass(on: rendering), [:])
  }
}
