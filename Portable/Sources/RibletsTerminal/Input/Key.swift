/// An action of the user with the keyboard or the mouse.
enum Key: Hashable, Sendable {
  /// A typed scalar. A grapheme of several scalars arrives as several keys, however the bytes were split.
  case scalar(Unicode.Scalar)
  /// A letter typed together with the control key, in lower case.
  case control(Character)
  /// A scalar with the alt key, which many terminals send as an escape before it.
  case alt(Unicode.Scalar)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// A pasted text, as a whole.
  case paste(String)
  /// The left button went down at a column and a row, counted from 0.
  case click(x: Int, y: Int)
  case wheel(x: Int, y: Int, isUp: Bool)
}
