import RibletsPages

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
    HTMLDocument(
      title: "\(map.app) · map", style: Self.text(PackageResources.page_css),
      body: Self.text(PackageResources.page_html) + data, script: Self.script, fillsScreen: true
    ).description
  }

  private var data: String {
    // The data cannot end the element that they are in. By bytes, since there are millions.
    var bytes: [UInt8] = []
    for byte in JSONMap(map, isPretty: false).description.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    let root = Markup.escaped(root ?? "")
    return "<script type=\"application/json\" id=\"data\" data-root=\"\(root)\">\(Self.text(bytes))</script>"
  }

  private static let script =
    "\"use strict\";\n{\n"
    + [
      PackageResources.model_js, PackageResources.places_js, PackageResources.tree_js, PackageResources.detail_js,
      PackageResources.lists_js, PackageResources.search_js, PackageResources.page_js,
    ].map(text).joined(separator: "\n") + "\n}"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
