import Foundation
import RibletsRepository
import RibletsSource
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RibletNameTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let message: String
  }

  @Test(arguments: ["Shop", "CheckOut", "HTTPLog", "A", "Step2", "Default"])
  func `a type name is a name`(name: String) throws {
    #expect(try RibletName(name).text == name)
  }

  @Test(arguments: [
    Case(
      testDescription: "dashes", name: "check-out",
      message: "'check-out' is not a type name: it has a capital, and then letters and digits. Did you mean 'CheckOut'?"
    ),
    Case(
      testDescription: "lower case", name: "checkout",
      message: "'checkout' is not a type name: it has a capital, and then letters and digits. Did you mean 'Checkout'?"),
    Case(
      testDescription: "a digit first", name: "2Fast",
      message: "'2Fast' is not a type name: it has a capital, and then letters and digits. Did you mean 'Fast'?"),
    Case(
      testDescription: "an accent", name: "Café", message: "Use A–Z and digits in a riblet's name. Did you mean 'Cafe'?"
    ),
    Case(
      testDescription: "accents and words", name: "große Übersicht",
      message: "Use A–Z and digits in a riblet's name. Did you mean 'GrosseUbersicht'?"),
    Case(
      testDescription: "another alphabet", name: "订单",
      message: "Use A–Z and digits in a riblet's name, for example 'Game'."),
    Case(
      testDescription: "a picture", name: "Cart🛒",
      message: "Use A–Z and digits in a riblet's name, for example 'Game'."),
    Case(
      testDescription: "a view", name: "OrderView",
      message: "'OrderView' ends like a part of a riblet, 'View'. Did you mean 'Order'?"),
    Case(
      testDescription: "a path", name: "../Shop",
      message: "'../Shop' is not a type name: it has a capital, and then letters and digits. Did you mean 'Shop'?"),
    Case(
      testDescription: "nothing but signs", name: "?!",
      message: "'?!' is not a type name: it has a capital, and then letters and digits."),
    Case(testDescription: "nothing", name: "", message: "A name has at least one letter, as in 'Checkout'."),
    Case(
      testDescription: "a role", name: "ShopRouter",
      message: "'ShopRouter' ends like a part of a riblet, 'Router'. Did you mean 'Shop'?"),
    Case(
      testDescription: "two roles", name: "shop-view-controller-tests",
      message:
        "'shop-view-controller-tests' is not a type name: it has a capital, and then letters and digits. Did you mean 'Shop'?"
    ),
    Case(
      testDescription: "nothing but a role", name: "Router", message: "'Router' ends like a part of a riblet, 'Router'."
    ),
    Case(testDescription: "a word of Swift", name: "Self", message: "'Self' is a word of Swift."),
    Case(
      testDescription: "a type of the framework", name: "Launch",
      message: "'Launch' would have a type 'LaunchRouter', which is one of Riblets' own."),
    Case(
      testDescription: "a type of Apple's", name: "UI",
      message: "'UI' would have a type 'UIAction', which is one of Apple's own."),
    Case(
      testDescription: "too long", name: "A" + String(repeating: "b", count: 40),
      message:
        "'Abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb' has 41 letters, and 40 are the most that fit into lines of code."),
  ])
  func `what is no name says why, and what could be meant`(_ example: Case) {
    let problem = #expect(throws: NameProblem.self) { try RibletName(example.name) }
    #expect(problem?.description == example.message)
  }

  @Test func `the framework's types that end like a part are all known`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
    let libraries = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
    let index = try SourceIndex(root: root.path, folders: libraries.map { "Sources/\($0)" })
    let roles = RibletRole.allCases
    let types = Set(index.declarations.filter { $0.keyword != .extension }.map(\.name))
    #expect(types.count > 100)

    let clashing = types.filter { type in roles.contains { type.hasSuffix($0.rawValue) && type != $0.rawValue } }
    let accepted = clashing.filter { type in
      roles.contains { role in
        let name = String(type.dropLast(role.rawValue.count))
        guard type.hasSuffix(role.rawValue), (try? RibletName(name)) != nil else { return false }
        return !(role.isOfSwiftUI && ReservedNames.swiftUIClash(with: name) != nil) && isPublic(type, root, index)
      }
    }
    #expect(accepted == [])
  }

  /// Only what an app sees can clash.
  private func isPublic(_ type: String, _ root: URL, _ index: SourceIndex) -> Bool {
    index.types(named: type).contains { declaration in
      guard let text = try? String(contentsOf: root.appending(path: declaration.file), encoding: .utf8) else {
        return false
      }
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[declaration.line - 1]
      return line.contains("public ") || line.contains("open ")
    }
  }
}
