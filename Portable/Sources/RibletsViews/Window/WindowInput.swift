import Riblets

extension Window {
  /// Carries out an input of the user.
  ///
  /// A pending render comes first, so the input applies to the current content. Changes are rendered at the end of the
  /// turn, or when ``frame`` is read. The view controller of a field or toggle is read again after the input, since its
  /// body contains the old value.
  ///
  /// ```swift
  /// try window.send(.toggle(id: "vegetarian", isOn: true))
  /// ```
  ///
  /// - Throws: ``InputError`` if no control of the front layer takes the input; nothing has changed then.
  public func send(_ input: Input) throws(InputError) {
    guard !rendering.isRendering else { throw .rendering }
    display()
    switch input {
    case .press(let id):
      switch try control(id).action {
      case .press(let action): action()
      case .none: throw .disabled(id)
      case let other: throw .wrongKind(id, is: other.kind, wanted: "button")
      }
    case .edit(let id, let text):
      let control = try control(id)
      guard case .edit(let action) = control.action else { throw wrongKind(id, control, wanted: "field") }
      action(text)
      control.owner.setNeedsDisplay()
    case .toggle(let id, let isOn):
      let control = try control(id)
      guard case .toggle(let action) = control.action else { throw wrongKind(id, control, wanted: "toggle") }
      action(isOn)
      control.owner.setNeedsDisplay()
    case .goBack:
      try performGoBack()
    }
  }

  /// Presses a button by its identifier. Its action has run when this returns.
  ///
  /// ```swift
  /// try window.press("log-in")
  /// ```
  ///
  /// - Throws: ``InputError`` if no enabled button of the front layer has the identifier.
  public func press(_ identifier: String) throws(InputError) {
    try send(.press(id: identifier))
  }

  /// Replaces the text of a field by its identifier.
  ///
  /// ```swift
  /// try window.type("Ann", into: "player-1-name")
  /// ```
  ///
  /// - Throws: ``InputError`` if no field of the front layer has the identifier.
  public func type(_ text: String, into identifier: String) throws(InputError) {
    try send(.edit(id: identifier, text: text))
  }

  /// Sets a toggle by its identifier, whatever it shows.
  ///
  /// ```swift
  /// try window.set("vegetarian", to: true)
  /// ```
  ///
  /// - Throws: ``InputError`` if no toggle of the front layer has the identifier.
  public func set(_ identifier: String, to isOn: Bool) throws(InputError) {
    try send(.toggle(id: identifier, isOn: isOn))
  }

  /// Goes back from the front layer: a pop, or the dismissal of a sheet. The user's way, so it is sent to `userPops`
  /// and `userDismissals`.
  ///
  /// In a tree with routes, the riblet in front is asked first.
  ///
  /// - Throws: ``InputError/noWayBack(_:)``.
  public func goBack() throws(InputError) {
    try send(.goBack)
  }

  private func control(_ identifier: String) throws(InputError) -> OwnedAction {
    if let control = rendering.actions.last?[identifier] { return control }
    let frame = frameSource.value
    if let front = frame.layers.last, rendering.actions.dropLast().contains(where: { $0[identifier] != nil }) {
      throw .covered(identifier, by: front.inWords)
    }
    throw .unknown(identifier, known: rendering.actions.last.map { Array($0.keys).sorted() } ?? [])
  }

  private func wrongKind(_ identifier: String, _ control: OwnedAction, wanted: String) -> InputError {
    .wrongKind(identifier, is: control.action.kind, wanted: wanted)
  }

  private func performGoBack() throws(InputError) {
    // A view that hides its back button is not left.
    let isHidden = layers.last?.place.back == nil && layers.last?.place.style == .push
    if let screen, screen.isInFront, !isHidden, screen.goBack() { return }
    switch layers.last?.place.back {
    case .pop(let navigation): navigation.popByUser()
    case .dismiss(let presenter): presenter.dismissModalByUser()
    case nil: throw .noWayBack(frameSource.value.layers.last?.inWords ?? "an empty window")
    }
  }
}

extension ControlAction {
  fileprivate var kind: String {
    switch self {
    case .none, .press: "button"
    case .edit: "field"
    case .toggle: "toggle"
    }
  }
}

extension Frame.Layer {
  /// The description of the layer in a message.
  fileprivate var inWords: String {
    let kind =
      switch style {
      case .full, .push: "the screen"
      case .sheet: "the sheet"
      case .alert: "the alert"
      }
    return kind + " '\(title.isEmpty ? key : title)'"
  }
}
