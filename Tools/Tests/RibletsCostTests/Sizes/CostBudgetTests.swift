import Foundation
import RibletsCost
import RibletsModel
import RibletsPlans
import Testing

struct CostBudgetTests {
  private func cost(
    _ sizes: [String: Int], parents: [String: String] = [:], compiler: String = "Swift 6.3", others: Int = 100
  ) throws -> AppCost {
    let riblets = sizes.sorted { $0.key < $1.key }.map { name, bytes in
      """
      {"name": "\(name)", "module": "Shop", "parents": \(parents[name].map { [$0] } ?? []), "bytes": \(bytes), "parts": {"code": \(bytes)},
       "files": {"\(name)Router.swift": \(bytes)}}
      """
    }
    let text = """
      {"version": 1, "app": "Shop", "bytes": \(sizes.values.reduce(others, +)), "riblets": [\(riblets.joined(separator: ","))],
       "others": [{"kind": "linker", "name": "tables for loading", "bytes": \(others)}], "notes": [],
       "settings": {"compiler": "\(compiler)", "target": "x", "linker": "gold", "options": ""}}
      """
    return try JSONDecoder().decode(AppCost.self, from: Data(text.utf8))
  }

  private func failures(_ budget: String, of cost: AppCost, since: CostDifference? = nil) throws -> [String] {
    try CostBudget(Data(budget.utf8), for: cost.riblets.map(\.name)).failures(of: cost, since: since)
  }

  @Test func `limits of the app, of each riblet and of one are held`() throws {
    let cost = try cost(["Cart": 900, "Menu": 1_100])

    #expect(try failures(#"{"app": 2100, "each": 1100, "growth": 0}"#, of: cost) == [])
    #expect(
      try failures(#"{"app": 2099}"#, of: cost) == ["The app has 2,100 bytes, and .riblets/cost.json allows 2,099."])
    #expect(
      try failures(#"{"each": 800, "riblets": {"Menu": 1100}}"#, of: cost) == [
        """
        'Cart' has 900 bytes, and .riblets/cost.json allows 800.
          code 900
          CartRouter.swift: 900
        """
      ])
  }

  @Test func `growth is held against the baseline`() throws {
    let before = try cost(["Cart": 900])
    let after = try cost(["Cart": 950, "Menu": 100])
    let difference = CostDifference(from: before, to: after)

    #expect(try failures(#"{"growth": 150}"#, of: after, since: difference) == [])
    let sentence = try failures(#"{"growth": 149}"#, of: after, since: difference)
    #expect(
      sentence == ["The app has grown by 150 bytes, and .riblets/cost.json allows 149.\n  Menu +100\n  Cart +50"])
  }

  @Test(arguments: [
    ("{", "It is not JSON of the form"), ("[]", "It is not JSON of the form"), (#"{"app": "many"}"#, "It is not JSON"),
    (#"{"apps": 3}"#, "There is no limit 'apps'."),
    (#"{"riblets": {"Card": 3}}"#, "There is no riblet 'Card'. Riblets: Cart."),
  ])
  func `a file of limits that is none says why`(budget: String, sentence: String) throws {
    let cost = try cost(["Cart": 900])
    let failure = #expect(throws: RequestProblem.self) { try failures(budget, of: cost) }

    #expect("\(try #require(failure))".hasPrefix(".riblets/cost.json:1:1: error: " + sentence))
  }

  @Test func `equal sizes are no line, and another compiler is not comparable`() throws {
    let cost = try cost(["Cart": 900])
    let same = CostDifference(from: cost, to: cost)
    #expect(CostForm.line.text(of: same) == "")
    #expect(CostForm.text.text(of: same) == "")

    let other = CostDifference(from: try self.cost(["Cart": 800], compiler: "Swift 6.2"), to: cost)
    #expect(other.riblets.isEmpty)
    #expect(
      CostForm.line.text(of: other)
        == "Sizes are not comparable with the baseline, another compiler: 'Swift 6.2' before, 'Swift 6.3' now.")
  }

  @Test func `the line of a pull request has the riblets that changed most`() throws {
    let before = try cost(["Cart": 900, "Menu": 500, "Old": 77])
    let after = try cost(["Cart": 1_950, "Menu": 500, "New": 4_000], others: 130)

    #expect(
      CostForm.line.text(of: CostDifference(from: before, to: after))
        == "Size of Shop: +5,003 bytes (1,577 → 6,580): New +4,000, Cart +1,050, Old −77, the rest +30.")
  }

  @Test func `a riblet that was renamed with its parent is the same one`() throws {
    let before = try cost(["Root": 90, "Cart": 900, "Item": 1_200], parents: ["Cart": "Root", "Item": "Cart"])
    let after = try cost(["Root": 90, "Basket": 903, "Line": 1_200], parents: ["Basket": "Root", "Line": "Basket"])
    let difference = CostDifference(from: before, to: after)

    #expect(difference.riblets.map { [$0.name, $0.was] } == [["Basket", "Cart"], ["Line", "Item"]])
    #expect(difference.riblets.map(\.growth) == [3, 0])
    #expect(CostForm.text.text(of: difference).contains("Line (was Item)          0\n"))
  }

  @Test func `a history has one line a commit, and a riblet's sizes from the oldest on`() throws {
    var history = try CostHistory(Data())
    history.record(try cost(["Cart": 900, "Old": 3]), commit: "a")
    history.record(try cost(["Cart": 950]), commit: "b")
    history.record(try cost(["Cart": 960]), commit: "b")
    let read = try CostHistory(Data(history.text.utf8))

    #expect(history.text.split(separator: "\n").count == 2)
    #expect(read.sizes(of: RibletID(module: "Shop", name: "Cart")) == [900, 960])
    #expect(read.sizes(of: RibletID(module: "Shop", name: "Old")) == [])
    #expect(throws: RequestProblem.self) { try CostHistory(Data("{}\n".utf8)) }
  }
}
