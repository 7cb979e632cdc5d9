import RibletsViews

/// A field of one layer. Another layer may have a field of the same name.
struct FieldKey: Hashable {
  let layer: String
  let id: LayoutControl.ID
}

extension TerminalSession {
  /// The focused field's text and caret.
  var editor: FieldEditor? {
    guard let focused, focused.kind == .field, let key = focusKey, let field = field(focused.id) else { return nil }
    return FieldEditor(field.value, caret: carets[key] ?? Int.max)
  }

  private var focusKey: FieldKey? {
    guard let top, let focus else { return nil }
    return FieldKey(layer: top.key, id: focus)
  }

  func setCaret(_ caret: Int) {
    if let focusKey { carets[focusKey] = caret }
  }

  /// Moves the caret to the position of a click in a field.
  func setCaret(atColumn x: Int, of control: LayoutControl, wasFocused: Bool) {
    guard let field = field(control.id) else { return }
    let line = metrics.fieldLine(in: control.rect)
    let shown = FieldText.shown(field.value, isSecure: field.isSecure)
    let first = wasFocused ? firstShown : 0
    let caret = wasFocused ? editor?.caret ?? 0 : 0
    let viewport = FieldViewport(shown, width: line.width, caret: caret, first: first)
    setCaret(viewport.caret(at: max(0, x - line.x)))
    edited = focusKey.map { ($0, viewport.first) }
  }

  /// Scrolls the focused field until its caret is visible. A field that is not edited shows its beginning.
  func revealCaret() {
    guard let editor, let focused, let focusKey, let field = field(focused.id) else {
      edited = nil
      return
    }
    let before = edited?.key == focusKey ? firstShown : 0
    let viewport = FieldViewport(
      FieldText.shown(field.value, isSecure: field.isSecure), width: metrics.fieldLine(in: focused.rect).width,
      caret: editor.caret, first: before)
    edited = (focusKey, viewport.first)
  }

  /// The first character of the focused field that is shown.
  var firstShown: Int { edited?.first ?? 0 }

  private func field(_ id: LayoutControl.ID) -> Frame.Field? {
    guard case .node(let name) = id else { return nil }
    return frame.layers.last?.fields.first { $0.identifier == name }
  }

  /// Sends an edited text. If the app changes it, the caret keeps its distance from the end.
  func send(_ edited: FieldEditor) {
    guard let focus, let focusKey, case .node(let name) = focus else { return }
    if edited.text != field(focus)?.value {
      send(.edit(id: name, text: edited.text))
    }
    let value = self.focusKey == focusKey ? field(focus)?.value : nil
    let after = edited.characters.count - edited.caret
    carets[focusKey] = value == edited.text ? edited.caret : max(0, (value?.count ?? 0) - after)
    update(revealsFocus: true)
  }

  /// Sends an input. One that the window refuses was for an outdated screen: the current one is shown.
  func send(_ input: Input) {
    try? source.send(input)
    update()
  }
}
