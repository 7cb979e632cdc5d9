import RibletsViews

extension TerminalSession {
  /// Handles a key on the current screen.
  func handle(_ key: Key) -> SessionRequest? {
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("l"): return .repaint
    case .click(let x, let y): click(x: x, y: y)
    case .wheel(let x, let y, let isUp): wheel(x: x, y: y, isUp: isUp)
    case .tab, .control("n"): moveInOrder(isBackward: false)
    case .backTab, .control("p"): moveInOrder(isBackward: true)
    case .up: move(.up)
    case .down: move(.down)
    case .left: moveSideways(.left)
    case .right: moveSideways(.right)
    case .pageUp: turn(by: -page)
    case .pageDown: turn(by: page)
    case .escape: leave()
    case .enter: enter()
    default: editOrPress(key)
    }
    return nil
  }

  /// Scrolls by pages. The focus moves along if it would become invisible.
  private func turn(by distance: Int) {
    guard scroll(areasAroundFocus, by: distance), let top, let focused, focused.visible != focused.rect else { return }
    let movement = FocusMovement(controls: top.controls.filter { $0.scrolls == focused.scrolls })
    if let next = distance < 0 ? movement.lastVisible : movement.firstVisible { setFocus(next.id) }
  }

  private var page: Int { max(1, (areasAroundFocus.last?.viewport.height ?? 1) - 1) }

  private func moveInOrder(isBackward: Bool) {
    guard let top else { return }
    setFocus(FocusMovement(controls: top.controls).next(after: focus, isBackward: isBackward)?.id ?? focus)
  }

  private func moveSideways(_ direction: FocusMovement.Direction) {
    if var editor {
      let isMoved = editor.move(by: direction == .left ? -1 : 1)
      setCaret(editor.caret)
      if isMoved { return }
    }
    move(direction)
  }

  /// Moves to the nearest control. A control far below in a long text is reached by scrolling, not by a jump.
  private func move(_ direction: FocusMovement.Direction) {
    guard let top else { return }
    let target = FocusMovement(controls: top.controls).nearest(to: focus, direction)
    let isUpright = direction == .up || direction == .down
    let areas = areasAroundFocus
    let step = max(1, (areas.last?.viewport.height ?? 2) / 2) * (direction == .up ? -1 : 1)
    if let target {
      let isNear = !target.visible.isEmpty || areas.last.map { isInReach(target, of: $0) } ?? true
      if isNear || !isUpright || !scroll(areas, by: step) { setFocus(target.id) }
    } else if isUpright {
      scroll(areas, by: direction == .up ? -2 : 2)
    }
  }

  private func isInReach(_ control: LayoutControl, of area: ScrollArea) -> Bool {
    let half = area.viewport.height / 2
    return control.rect.maxY > area.viewport.y - half && control.rect.y < area.viewport.maxY + half
  }

  private func click(x: Int, y: Int) {
    guard let control = top?.controls.last(where: { $0.visible.contains(x: x, y: y) }), control.isEnabled else {
      return
    }
    let wasFocused = focus == control.id
    setFocus(control.id)
    if control.kind == .field {
      setCaret(atColumn: x, of: control, wasFocused: wasFocused)
    } else {
      activate(control)
    }
  }

  private func wheel(x: Int, y: Int, isUp: Bool) {
    guard let top, top.surface.contains(x: x, y: y) else { return }
    let under = top.scrollAreas.filter { $0.viewport.contains(x: x, y: y) }
    // Outside of all areas the whole content scrolls, if it can.
    scroll(under.isEmpty ? Array(top.scrollAreas.prefix(1)) : under, by: isUp ? -3 : 3)
  }

  /// Handles Escape: goes back, else presses the button that cancels, else the only answer of an alert, else offers a
  /// step back to the riblets.
  private func leave() {
    guard let top else { return }
    let buttons = top.controls.filter { if case .button = $0.kind { $0.isEnabled } else { false } }
    if top.controls.contains(where: { $0.kind == .back }) {
      send(.goBack)
    } else if let cancel = buttons.first(where: { $0.kind == .button(.cancel) }) {
      activate(cancel)
    } else if top.style == .alert, buttons.count == 1 {
      activate(buttons[0])
    } else {
      send(.goBack)
    }
  }

  /// Handles Enter: presses, or moves from a field to the next one and from the last to the main button.
  private func enter() {
    guard let top, let focused else { return }
    guard isFocusSeen() else { return }
    guard focused.kind == .field else { return activate(focused) }
    let later = top.controls.drop { $0.id != focused.id }.dropFirst()
    if let next = later.first(where: { $0.kind == .field }) {
      setFocus(next.id)
    } else if let main = top.controls.first(where: { $0.kind == .button(.primary) && $0.isEnabled }) {
      activate(main)
    } else {
      moveInOrder(isBackward: false)
    }
  }

  /// Returns true if the focus is visible; otherwise shows it first, so that the next key presses it.
  private func isFocusSeen() -> Bool {
    guard let focused, focused.visible.isEmpty, !focused.scrolls.isEmpty else { return true }
    revealFocus()
    return false
  }

  private func activate(_ control: LayoutControl) {
    guard control.isEnabled else { return }
    switch (control.id, control.kind) {
    case (.back, _): send(.goBack)
    case (.node(let id), .toggle(let isOn)): send(.toggle(id: id, isOn: !isOn))
    case (.node(let id), .button): send(.press(id: id))
    case (.node, .field), (.node, .back): break
    }
  }

  private func editOrPress(_ key: Key) {
    if var editor {
      edit(&editor, with: key)
      send(editor)
    } else if key == .scalar(" "), let focused, isFocusSeen() {
      activate(focused)
    } else if key == .home || key == .end {
      turn(by: key == .home ? -1_000_000 : 1_000_000)
    }
  }

  private func edit(_ editor: inout FieldEditor, with key: Key) {
    switch key {
    case .scalar(let scalar): editor.insert(CollectionOfOne(scalar))
    case .paste(let text): editor.insert(text.unicodeScalars)
    case .backspace: editor.deleteBackward()
    case .delete, .control("d"): editor.deleteForward()
    case .home, .control("a"): editor.moveToBeginning()
    case .end, .control("e"): editor.moveToEnd()
    case .control("u"): editor.deleteToBeginning()
    case .control("w"): editor.deleteWordBackward()
    default: break
    }
  }
}
