#if canImport(SwiftUI)
  import Combine
  import Riblets
  import SwiftUI

  /// A stack of the places of routes: it shows the latest ones, and reports those that a person leaves.
  @MainActor
  final class RouteStackScreen: NavigationScreen {
    private(set) var places: [PlacedView] = []
    @Published private(set) var question: PlacedAlert?
    private var standIns: [PlacedView.ID: Screen] = [:]
    /// True while a person's pop is reported screen by screen: showing a screen meanwhile must not restore the rest.
    private var isTelling = false

    /// Shows places in place of the previous ones.
    func show(_ places: [PlacedView]) {
      self.places = places
      let ids = Set(places.map(\.id))
      standIns = standIns.filter { ids.contains($0.key) }
      if !isTelling { set(places.map { screen(of: $0) }) }
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

    // MARK: Actions of a person

    /// True if a person must not leave one of the places.
    var isHeld: Bool { places.contains(where: \.isHeld) }

    /// Returns true, and reports the attempt, if a person must not dismiss the whole stack.
    var refusesDismissal: Bool {
      let held = places.last(where: \.isHeld)
      held?.personDidTryToLeave()
      return held != nil
    }

    /// Reports that a person has dismissed the whole stack.
    func personDidDismiss() {
      // A riblet without a view has no place here: its children are reported one by one.
      if let bottom = places.first, bottom.shown != .pushed { bottom.personDidLeave() } else { tellLeft(places) }
    }

    override func personDidPop(_ popped: [Screen]) {
      let left = places.dropFirst().filter { place in popped.contains { $0 === screen(of: place) } }
      if let held = left.last(where: \.isHeld) {
        held.personDidTryToLeave()
        // Makes SwiftUI read the path, which is unchanged.
        return objectWillChange.send()
      }
      isTelling = true
      tellLeft(left)
      isTelling = false
      set(places.map { screen(of: $0) })
    }

    /// Reports places, the top one first, so that each parent is notified of its own.
    private func tellLeft(_ places: [PlacedView]) {
      for place in places.reversed() { place.personDidLeave() }
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
      content.alert(stack.question?.question.title ?? "", isPresented: $stack.isAsking, presenting: stack.question) {
        placed in
        ForEach(Array(placed.question.answers.enumerated()), id: \.offset) { _, answer in
          Button(answer.title, role: answer.role.buttonRole) { placed.personDidAnswer(answer) }
        }
      } message: { placed in
        if !placed.question.message.isEmpty { Text(placed.question.message) }
      }
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
