import Foundation
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Storyboards and nibs, which only a Mac can load: that they are XML, and that what they name is there.
struct InterfaceFileTests {
  private struct Element {
    let name: String
    let attributes: [String: String]
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: elementName, attributes: attributes))
    }
  }

  private func elements(_ text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.elements
  }

  private static let names = ["A", "Cart", "D" + String(repeating: "esk", count: 13)]

  @Test(arguments: RibletRequest.Interface.allCases.filter { $0 != .code }, names)
  func `a file of Interface Builder names what is there`(interface: RibletRequest.Interface, name: String) throws {
    let plan = try SampleApp(view: .uikit).plan(name) { ($0.view, $0.interface) = (.uikit, interface) }
    let elements = try elements(plan.text(of: "Sources/Shop/Resources/\(name)ViewController.\(interface.rawValue)"))
    let source = try plan.text(of: "Sources/Shop/\(name)/\(name)ViewController.swift")

    let owner = try #require(elements.first { $0.attributes["customClass"] == name + "ViewController" })
    #expect(owner.attributes["customModule"] == "Shop")
    #expect(owner.name == (interface == .xib ? "placeholder" : "viewController"))
    if interface == .storyboard {
      #expect(source.contains("identifier: \"\(try #require(owner.attributes["storyboardIdentifier"]))\""))
      #expect(elements.first?.attributes["initialViewController"] == owner.attributes["id"])
    }
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "An identifier is there twice.")
    for attribute in ["destination", "firstItem", "secondItem"] {
      for element in elements {
        guard let id = element.attributes[attribute] else { continue }
        #expect(ids.contains(id), "\(element)")
      }
    }
    let outlets = elements.filter { $0.name == "outlet" }.compactMap { $0.attributes["property"] }
    #expect(outlets.count >= 2)
    for outlet in outlets where outlet != "view" {
      #expect(
        source.contains("@IBOutlet private(set) var \(outlet): ")
          || source.contains("@IBOutlet private var \(outlet): "))
    }
    #expect(outlets.contains("view") == (interface == .xib))
  }
}
