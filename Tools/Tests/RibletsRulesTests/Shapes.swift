import Foundation
import RibletsModel
import RibletsRules
import Testing

/// Apps that a rule is asked about, each written from its page alone.
///
/// A shape is code in a frame. A line `@@ ShopTests` begins another module; one that ends with `Tests` is for tests.
struct Shapes {
  let rule: String
  /// The rest of the app, with `CODE` where a shape goes; behind it without that word.
  let frame: String
  var settings = "{}"

  func findings(_ shape: String) throws -> [String] {
    let text = frame.contains("CODE") ? frame.replacing("CODE", with: shape) : frame + "\n" + shape
    var modules: [(name: String, lines: [Substring])] = [("Shop", [])]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("@@ ") {
        modules.append((String(line.dropFirst(3)), []))
      } else {
        modules[modules.count - 1].lines.append(line)
      }
    }
    var sources = ModelSources([], module: "Shop")
    for (number, module) in modules.enumerated() {
      sources.add(
        ModelSources(
          [("\(module.name)\(number).swift", module.lines.joined(separator: "\n"))], module: module.name,
          isTest: module.name.hasSuffix("Tests")))
    }
    let model = AppModel(reading: sources)
    return AppCheck(of: model, settings: try RuleSettings(Data(settings.utf8)), only: [rule]).findings.map(\.text)
  }

  /// Expects a finding.
  func expectFinding(_ shape: String) throws {
    #expect(try findings(shape).count == 1, "\(shape)")
  }

  /// Expects none.
  func expectNone(_ shape: String) throws {
    #expect(try findings(shape) == [], "\(shape)")
  }
}
