#if canImport(SwiftUI)
  import Combine
  import Riblets
  import SwiftUI

  /// A stack of the places of routes: it shows the latest ones, and reports those that the user leaves.
  @MainActor
  final class RouteStackScreen: NavigationScreen {
    /// The layer, if this is the stack of one and not of a tab.
    var layer: ScreenContents.Layer? {
      didSet {
        if let layer, layer.isHeld != isHeld { isHeld = layer.isHeld }
      }
    }
    /// True if the user must not dismiss the layer.
    @Published private(set) var isHeld = false
    @Published private(set) var question: PlacedAlert?
    var dismissals: StreamConnection?
    private var places: [PlacedView] = []
    private var standIns: [PlacedView.ID: Screen] = [:]

    /// Shows places in place of the previous ones.
    func show(_ places: [PlacedView]) {
      self.places = places
      let ids = Set(places.map(\.id))
      standIns = standIns.filter { ids.contains($0.key) }
      set(places.map { screen(of: $0) })
    }

    private func screen(of place: PlacedView) -> Screen {
      if let view = place.view { return view.screen }
      if let known = standIns[place.id] { return known }
      let standIn = Screen()
      standIns[place.id] = standIn
      return standIn
    }

    /// Shows an alert in front of the stack.
    func ask(_ placed: PlacedAlert?) {
      if question != placed { question = placed }
    }

    // MARK: Actions of the user

    /// Returns true, and reports the attempt, if the user must not dismiss the layer.
    var refusesDismissal: Bool {
      guard let place = layer?.place, place.isHeld else { return false }
      place.userDidTryToLeave()
      return true
    }

    override func userDidPop(_ popped: [Screen]) {
      let left = places.dropFirst().filter { place in popped.contains { $0 === screen(of: place) } }
      if let held = left.last(where: \.isHeld) {
        held.userDidTryToLeave()
      } else {
        PlacedView.userDidLeave(left.reversed())
      }
      set(places.map { screen(of: $0) })
      // Makes SwiftUI read the path, which may be unchanged.
      objectWillChange.send()
    }

    /// True while there is an alert. SwiftUI sets it to false before or after it calls the action of a button, which
    /// reports the answer.
    var isAsking: Bool {
      get { question != nil }
      set {}
    }
  }

  /// Shows a stack, with the alert in front of it.
  struct RouteStackView<Content: View>: View {
    @ObservedObject var stack: RouteStackScreen
    let content: Content

    var body: some View {
      content.background {
        // A view for each question, since SwiftUI shows an alert once for each time that it begins to be presented.
        ForEach(stack.question.map { [$0] } ?? []) { question in
          Color.clear.alert(question.question.title, isPresented: $stack.isAsking, presenting: question) { placed in
            ForEach(Array(placed.question.answers.enumerated()), id: \.offset) { _, answer in
              Button(answer.title, role: answer.role.buttonRole) { placed.userDidAnswer(answer) }
            }
          } message: { placed in
            if !placed.question.message.isEmpty { Text(placed.question.message) }
          }
        }
      }
      .interactiveDismissDisabled(stack.isHeld)
    }
  }

  extension NavigationAlert.Answer.Role {
    fileprivate var buttonRole: ButtonRole? {
      switch self {
      case .normal: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
