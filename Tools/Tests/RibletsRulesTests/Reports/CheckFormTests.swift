import Foundation
import RibletsModel
import Testing

@testable import RibletsRules

struct CheckFormTests {
  private static let check = AppCheck(
    of: AppModel(
      "final class CartRouter: Router<any A> {}\nfinal class CartInteractor { var listener: CartListener? }"),
    only: ["strong-listener"])

  @Test func `text is what compilers write, with a summary`() {
    #expect(
      CheckForm.text.text(of: Self.check) == """
        App.swift:2:30: error: 'CartInteractor' holds its listener strongly. A listener that holds the riblet, as a parent does, is then never freed. Write: weak var listener. [strong-listener]
        1 error.
        """)
    #expect(CheckForm.text.text(of: AppCheck(of: AppModel(""))) == "No findings.")
  }

  @Test func `GitHub gets a command for each finding`() {
    #expect(
      CheckForm.github.text(of: Self.check)
        == "::error file=App.swift,line=2,col=30,title=strong-listener::'CartInteractor' holds its listener strongly. A listener that holds the riblet, as a parent does, is then never freed. Write: weak var listener."
    )
  }

  @Test func `JSON has the finding, its key and whether it can be mended`() throws {
    let text = CheckForm.json.text(of: Self.check)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["key"] as? String == "Shop.Cart CartInteractor.listener")
    #expect(finding["line"] as? Int == 2)
  }

  @Test func `SARIF has the rules, and a result with a fingerprint`() throws {
    let text = CheckForm.sarif.text(of: Self.check)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect((driver["rules"] as? [[String: Any]])?.count == Rule.all.count)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "strong-listener")
    #expect(result["level"] as? String == "error")
    #expect(
      result["partialFingerprints"] as? [String: String] == [
        "riblets/v1": "strong-listener Shop.Cart CartInteractor.listener"
      ])
  }
}
