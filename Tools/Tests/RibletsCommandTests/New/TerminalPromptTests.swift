import Foundation
import Testing

/// Tests of the questions to the user at a terminal, and of the results of answers, Ctrl-C and Ctrl-D.
struct TerminalPromptTests {
  let app: CommandApp

  init() throws {
    app = try CommandApp()
  }

  private func terminal(_ arguments: String..., without gone: Terminal.Stream? = nil) throws -> Terminal {
    try Terminal(arguments, in: app.root, without: gone)
  }

  @Test func `Return takes what stands in brackets`() throws {
    let terminal = try terminal("new", "riblet")
    try terminal.answer("The name of the riblet: ", "Cart\n")
    try terminal.answer("Its parent, or none [Root]: ", "\n")
    try terminal.answer("Its view, portable, uikit, swiftui or none [portable]: ", "\n")

    #expect(terminal.wait() == .status(0))
    #expect(
      terminal.shown.hasPrefix(
        """
        The name of the riblet: Cart
        Its parent, or none [Root]:\u{20}
        Its view, portable, uikit, swiftui or none [portable]:\u{20}
        """))
    #expect(try app.text(of: "Sources/Shop/Root/RootInteractor.swift").contains("    router?.begin(with: .cart)\n"))
    #expect(try app.text(of: "Sources/Shop/Cart/CartViewController.swift").contains("import RibletsViews\n"))
  }

  @Test func `an answer that is wrong is asked for again, and a good one counts`() throws {
    let terminal = try terminal("new", "riblet")
    try terminal.answer("The name of the riblet: ", "shopping-cart\n")
    try terminal.expect(
      "'shopping-cart' is not a type name: it has a capital, and then letters and digits. Did you mean 'ShoppingCart'?")
    try terminal.answer("The name of the riblet: ", " Cart \n")
    try terminal.answer("Its parent, or none [Root]: ", "Rot\n")
    try terminal.expect("There is no riblet 'Rot'. There are: Root.")
    try terminal.answer("Its parent, or none [Root]: ", "none\n")
    try terminal.answer("Its view, portable, uikit, swiftui or none [portable]: ", "nothing\n")
    try terminal.expect("Answer portable, uikit, swiftui or none.")
    try terminal.answer("Its view, portable, uikit, swiftui or none [portable]: ", "none\n")

    #expect(terminal.wait() == .status(0))
    #expect(try !app.text(of: "Sources/Shop/Root/RootInteractor.swift").contains("cart"))
    #expect(try app.files()["Sources/Shop/Cart/CartViewController.swift"] == nil)
    #expect(try app.text(of: "Sources/Shop/Cart/CartRouter.swift").contains("CartRouter: Router<"))
  }

  @Test func `a dependency that the parent has not is asked for`() throws {
    let terminal = try terminal("new", "riblet", "Cart", "--parent", "Root", "--dependency", "count:Int")
    try terminal.answer("The value of 'count: Int', which 'Root' makes: ", "\"x\"\n")
    try terminal.expect("is not a value of the type 'Int'.")
    try terminal.answer("The value of 'count: Int', which 'Root' makes: ", "7\n")

    #expect(terminal.wait() == .status(0))
    #expect(try app.text(of: "Sources/Shop/Root/Root+Cart.swift").contains("var count: Int { shared { 7 } }"))
  }

  @Test func `a part asks for its name and its riblet`() throws {
    let terminal = try terminal("new", "worker")
    try terminal.answer("The name of the worker: ", "Location\n")
    try terminal.answer("The riblet that it works for [Root]: ", "\n")

    #expect(terminal.wait() == .status(0))
    #expect(try app.text(of: "Sources/Shop/Root/LocationWorker.swift").contains("extension RootComponent {\n"))
  }

  /// Each question, with the answers before it.
  private static let questions = [
    [], ["The name of the riblet: "], ["The name of the riblet: ", "Its parent, or none [Root]: "],
  ]

  /// Answers all questions but the last with `Cart` and what is standard.
  private func reachLast(of questions: [String]) throws -> Terminal {
    let terminal = try terminal("new", "riblet")
    for (question, answer) in zip(questions, ["Cart\n", "\n"]) { try terminal.answer(question, answer) }
    let all = ["The name of the riblet: ", "Its parent, or none [Root]: ", "Its view, "]
    try terminal.expect(all[questions.count])
    return terminal
  }

  @Test(arguments: questions)
  func `Ctrl-D ends it with a word, and nothing is written`(questions: [String]) throws {
    let before = try app.files()
    let terminal = try reachLast(of: questions)
    terminal.type(Terminal.Key.controlD)

    #expect(terminal.wait() == .status(64))
    #expect(terminal.shown.hasSuffix("Nothing was written.\n"))
    #expect(try app.files() == before)
  }

  @Test(arguments: questions)
  func `Ctrl-C ends it at once, and nothing is written`(questions: [String]) throws {
    let before = try app.files()
    let terminal = try reachLast(of: questions)
    terminal.type(Terminal.Key.controlC)

    #expect(terminal.wait() == .signal(SIGINT))
    #expect(try app.files() == before)
    #expect(try app.run("new", "riblet", "Cart", "--parent", "Root").status == 0)
  }

  // MARK: Files that are there

  private let ask = "[k]eep, [o]verwrite, [d]ifference, keep [a]ll, overwrite all [!], [q]uit (keep)? "

  private func conflict() throws -> Terminal {
    try app.write("// By hand.\n", to: "Sources/Shop/Cart/CartRouter.swift")
    return try terminal("new", "riblet", "Cart", "--parent", "Root")
  }

  @Test func `a file that is there is asked about, with the difference on demand`() throws {
    let terminal = try conflict()
    try terminal.expect("'Sources/Shop/Cart/CartRouter.swift' is there already; overwriting it means +")
    try terminal.answer(ask, "d\n")
    try terminal.expect("\n-// By hand.\n")
    try terminal.answer(ask, "o\n")

    #expect(terminal.wait() == .status(0))
    #expect(try app.text(of: "Sources/Shop/Cart/CartRouter.swift").contains("final class CartRouter"))
  }

  @Test func `Return keeps a file that is there`() throws {
    let terminal = try conflict()
    try terminal.answer(ask, "\n")

    #expect(terminal.wait() == .status(0))
    #expect(try app.text(of: "Sources/Shop/Cart/CartRouter.swift") == "// By hand.\n")
    #expect(try app.text(of: "Sources/Shop/Cart/CartBuilder.swift").contains("CartRouter("))
  }

  @Test(arguments: [
    (Terminal.Key.controlC, Terminal.End.signal(SIGINT)), (Terminal.Key.controlD, .status(65)), ("q\n", .status(65)),
  ])
  func `who does not decide keeps everything`(keys: String, end: Terminal.End) throws {
    let terminal = try conflict()
    let before = try app.files()
    try terminal.answer(ask, keys)

    #expect(terminal.wait() == end)
    #expect(try app.files() == before)
  }

  // MARK: Nobody to ask

  @Test(arguments: [Terminal.Stream.input, .errors])
  func `half a terminal is none`(gone: Terminal.Stream) throws {
    let terminal = try terminal("new", "riblet", without: gone)
    #expect(terminal.wait() == .status(64))
    // Without standard error, there is nothing to see at all.
    let message = "Error: The riblet has no name. Give one: riblets new riblet Checkout.\n"
    #expect(terminal.shown == (gone == .errors ? "" : message))
  }

  @Test func `programs are not asked`() throws {
    let terminal = try terminal("new", "riblet", "--json")
    #expect(terminal.wait() == .status(64))
    #expect(terminal.shown.contains("\"error\" : \"The riblet has no name."))
    #expect(!terminal.shown.contains("The name of the riblet"))
  }
}
