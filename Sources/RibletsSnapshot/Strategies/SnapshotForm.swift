/// The kind of a snapshot's content, which determines its presentation on the failure page.
///
/// A strategy declares it. See `Documentation/Snapshots.md`.
///
/// ```swift
/// SnapshotStrategy<Cart>(pathExtension: "svg", form: .vectorPicture, compare: compare) { $0.svgBytes }
/// ```
public enum SnapshotForm: String, Sendable {
  /// Lines in UTF-8, shown with their differences, as for `txt` and `json` files.
  case text
  /// An SVG picture, shown as one, and compared as lines. For `svg` files.
  case vectorPicture
}
