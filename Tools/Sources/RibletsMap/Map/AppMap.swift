/// An app as its map shows it: riblets with all that is known of them, edges, modules, and links.
///
/// This is the document that `riblets map --format json` prints; Documentation/Map.md describes it. Lists are in the order
/// of their names, and the same sources give the same document.
public struct AppMap: Hashable, Encodable, Sendable {
  /// The number of the form of the document. A change after which readers have to be changed, too, has the next one.
  public let version = 1
  /// The name of the app.
  public let app: String
  /// The files with Swift of the app and its tests; places say which of them is meant, from 0 on.
  public let files: [MapFile]
  /// The riblets.
  public let riblets: [MapRiblet]
  /// The edges from parents to children.
  public let edges: [MapEdge]
  /// The modules, those with tests included.
  public let modules: [MapModule]
  /// The links of the catalogues.
  public let links: [MapLink]
  /// The workflows.
  public let workflows: [MapWorkflow]
  /// The sources that were not understood.
  public let notes: [MapNote]
}
