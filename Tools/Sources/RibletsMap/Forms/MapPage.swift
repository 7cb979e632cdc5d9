/// A map as one page for a browser, which needs nothing from outside.
public struct MapPage: CustomStringConvertible {
  private let map: AppMap
  private let root: String?

  /// Takes a map.
  ///
  /// - Parameter root: The folder of the app on this machine, with which links open an editor; `nil` for a page that is
  ///   published: its places are copied, until its reader says where the app is.
  public init(_ map: AppMap, root: String?) {
    self.map = map
    self.root = root
  }

  public var description: String {
    // No part can end the element that it is in. By bytes, since there are millions.
    var bytes: [UInt8] = []
    for byte in JSONMap(map, isPretty: false).description.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    let data = Self.text(bytes)
    var rest = Self.text(PackageResources.page_html)[...]
    var page = ""
    // In their order in the page: what was put in is not looked through.
    for (mark, text) in [
      ("<!-- title -->", Self.escaped(map.app)), ("/* style */", Self.text(PackageResources.page_css)),
      ("<!-- root -->", Self.escaped(root ?? "")), ("<!-- data -->", data), ("/* script */", Self.script),
    ] {
      guard let place = rest.firstRange(of: mark) else { preconditionFailure("The page has no '\(mark)'.") }
      page += rest[..<place.lowerBound] + text
      rest = rest[place.upperBound...]
    }
    return page + rest
  }

  private static let script = [
    PackageResources.model_js, PackageResources.places_js, PackageResources.tree_js, PackageResources.detail_js,
    PackageResources.lists_js, PackageResources.search_js, PackageResources.page_js,
  ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
