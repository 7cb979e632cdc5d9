#if canImport(SwiftUI)
  import Combine
  import Riblets
  import SwiftUI

  /// A stack of the places that routes lead to: it shows the latest ones, and reports what a person leaves.
  @MainActor
  final class RouteStackScreen: NavigationScreen {
    private(set) var places: [PlacedView] = []
    @Published private(set) var question: PlacedAlert?
    private var standIns: [PlacedView.ID: Screen] = [:]
    /// True while a person's pop is told screen by screen: what is shown in between must not bring back the rest.
    private var isTelling = false

    /// Shows places in place of those before.
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

    /// Asks a question in front of everything here.
    func ask(_ placed: PlacedAlert?) {
      if question != placed { question = placed }
    }

    // MARK: What a person does

    /// True if something here must not be left.
    var isHeld: Bool { places.contains(where: \.isHeld) }

    /// Returns true, and reports the attempt, if a person must not take the whole stack away.
    var refusesDismissal: Bool {
      let held = places.last(where: \.isHeld)
      held?.personDidTryToLeave()
      return held != nil
    }

    /// Reports that a person has taken away the whole stack.
    func personDidDismiss() {
      // A riblet without a view has no place here: its children are left one by one.
      if let bottom = places.first, bottom.shown != .pushed { bottom.personDidLeave() } else { tellLeft(places) }
    }

    override func personDidPop(_ popped: [Screen]) {
      let left = places.dropFirst().filter { place in popped.contains { $0 === screen(of: place) } }
      if let held = left.last(where: \.isHeld) {
        held.personDidTryToLeave()
        // Has SwiftUI read the path, which is what it was.
        return objectWillChange.send()
      }
      isTelling = true
      tellLeft(left)
      isTelling = false
      set(places.map { screen(of: $0) })
    }

    /// The top one first, so that each parent hears of its own.
    private func tellLeft(_ places: [PlacedView]) {
      for place in places.reversed() { place.personDidLeave() }
    }

    /// True while there is a question. SwiftUI sets it to false before or after it calls the action of a button, which
    /// answers.
    var isAsking: Bool {
      get { question != nil }
      set {}
    }
  }

  /// Shows a stack, with the question in front of it.
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
