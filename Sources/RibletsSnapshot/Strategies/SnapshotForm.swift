/// The kind of a snapshot's content, which determines its presentation on the failure page.
public enum SnapshotForm: String, Sendable {
  /// Lines in UTF-8.
  case text
  /// An SVG picture: shown as one, compared as lines.
  case vectorPicture
}
