/// The kind of a snapshot's content: it decides how the failure page shows it.
public enum SnapshotForm: String, Sendable {
  /// Lines in UTF-8.
  case text
  /// A PNG picture.
  case picture
  /// An SVG picture: shown as one, compared as lines.
  case vectorPicture
}
