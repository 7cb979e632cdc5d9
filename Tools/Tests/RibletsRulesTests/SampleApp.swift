import RibletsModel
import RibletsRules
import RibletsSource

extension AppModel {
  /// The model of some texts of one module, and of tests.
  init(_ text: String, tests: String = "", others: [(module: String, text: String)] = []) {
    var sources = ModelSources([("App.swift", text)], module: "Shop")
    if !tests.isEmpty { sources.add(ModelSources([("Tests.swift", tests)], module: "ShopTests", isTest: true)) }
    for (module, text) in others { sources.add(ModelSources([("\(module).swift", text)], module: module)) }
    self.init(reading: sources)
  }
}

extension AppCheck {
  /// The findings as `line: text`, with the lines of their notes.
  var sentences: [String] {
    findings.map { finding in
      (["\(finding.position.line): \(finding.text)"] + finding.notes.map { "\($0.position.line): \($0.text)" })
        .joined(separator: " | ")
    }
  }
}
