import Foundation
import RibletsModel
import RibletsRules
import Testing

struct AppCheckTests {
  private static let model = AppModel(
    "final class CartRouter: Router<any A> {}\nfinal class CartInteractor { var listener: CartListener?; func a() {} }",
    tests: "struct MenuTests { @Test func a() {} }")

  private func rules(_ settings: String = "{}", baseline: Baseline = Baseline()) throws -> [String] {
    AppCheck(of: Self.model, settings: try RuleSettings(Data(settings.utf8)), baseline: baseline).findings
      .map { "\($0.rule) \($0.severity)" }
  }

  @Test func `findings are in the order of their places`() throws {
    #expect(try rules() == ["unattached warning", "missing-tests warning", "strong-listener error"])
  }

  @Test func `settings leave a rule out, weigh it, and leave riblets, modules and files alone`() throws {
    #expect(try rules(#"{"rules": {"unattached": {"severity": "off"}}}"#).count == 2)
    #expect(try rules(#"{"rules": {"unattached": {"severity": "note"}}}"#).first == "unattached note")
    for name in ["Shop.Cart", "*.Cart", "App.swift", "Shop.*"] {
      #expect(try rules(#"{"rules": {"unattached": {"except": ["\#(name)"]}}}"#).count == 2, "\(name)")
    }
    for name in ["CartInteractor", "Shop", "App.swift", "CartInteractor.listener"] {
      #expect(try rules(#"{"rules": {"strong-listener": {"except": ["\#(name)"]}}}"#).count == 2, "\(name)")
    }
  }

  @Test func `a setting that is about nothing is noted`() throws {
    #expect(
      try rules(#"{"rules": {"unattached": {"except": ["Shop.Car"]}}}"#)
        == ["unattached note", "unattached warning", "missing-tests warning", "strong-listener error"])
    let settings = #"{"layers": [{"name": "views", "modules": ["Views*"], "mayNotImport": ["UIKit"]}]}"#
    let check = AppCheck(of: Self.model, settings: try RuleSettings(Data(settings.utf8)), only: ["layers"])
    #expect(check.findings.map(\.text) == ["The layer 'views' is about no module that is read: Views*."])
    #expect(!check.fails)
  }

  @Test func `a check fails for more than notes`() throws {
    let settings = #"{"rules": {"unattached": {"severity": "note"}}}"#
    let check = AppCheck(of: Self.model, settings: try RuleSettings(Data(settings.utf8)), only: ["unattached"])
    #expect(check.findings.count == 1)
    #expect(!check.fails)
    #expect(AppCheck(of: Self.model).fails)
  }

  @Test func `what a baseline knows is no finding, and what it knows too much is named`() throws {
    let all = AppCheck(of: Self.model)
    let baseline = try Baseline(Data(Baseline(of: all.findings).text.utf8))
    #expect(try rules(baseline: baseline) == [])
    let moved = AppModel(
      "\n\nfinal class CartRouter: Router<any A> {}\nfinal class CartInteractor { func a() {} }",
      tests: "struct MenuTests { @Test func a() {} }")
    let later = AppCheck(of: moved, baseline: baseline)
    #expect(later.findings == [])
    #expect(later.known.map(\.rule) == ["unattached", "missing-tests"])
    #expect(later.gone == ["strong-listener Shop.Cart CartInteractor.listener"])
    #expect(AppCheck(of: moved, only: ["unattached"], baseline: baseline).gone == [])
  }

  @Test func `a baseline of one rule keeps the entries of others`() throws {
    let all = AppCheck(of: Self.model)
    let some = Baseline(of: [], keeping: Baseline(of: all.findings), except: ["unattached"])
    #expect(some.entries.count == 2)
    #expect(Baseline(of: [], keeping: Baseline(of: all.findings), except: []).entries.isEmpty)
  }

  @Test func `each rule has a section on the page, and the page has no others`() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../../Documentation/Check.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let sections = text.matches(of: #/\n### `([a-z-]+)`\n/#).map { String($0.output.1) }
    #expect(sections == Rule.all.map(\.id))
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
  }
}
