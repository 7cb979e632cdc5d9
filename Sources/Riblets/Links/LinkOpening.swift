/// A router that opens the links of its app.
///
/// The root of an app conforms, beside its ``LinkCatalogue``, so that the app can open links also if its root is in another module:
///
/// ```swift
/// extension RootRouter: LinkOpening {
///   func open(_ link: String) async throws { try await shopLinks.open(link, from: self) }
/// }
/// ```
@MainActor
public protocol LinkOpening: AnyObject {
  /// Opens a link, and returns when it has led somewhere.
  ///
  /// - Throws: As ``LinkCatalogue/open(_:from:)``. Nothing has changed then, but children that were opened on the way stay.
  func open(_ link: String) async throws
}
