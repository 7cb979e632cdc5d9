#if os(Linux)
  import Foundation
  import RibletsCost
  import RibletsPlans
  import Testing

  struct CostReaderTests {
    private static let plain = Result { try BuiltApp() }

    @Test func `each byte that is loaded has one owner, and helper files count for the riblet of their folder`() throws
    {
      let cost = try Self.plain.get().cost()

      #expect(cost.riblets.map(\.name) == ["Cart", "Menu", "Root"])
      #expect(cost.bytes == cost.riblets.reduce(0) { $0 + $1.bytes } + cost.others.reduce(0) { $0 + $1.bytes })
      #expect(cost.riblets.allSatisfy { $0.bytes > 500 && $0.bytes == $0.parts.values.reduce(0, +) })
      let files = cost.riblets.first { $0.name == "Cart" }?.files.keys.sorted()
      #expect(files == ["Sources/Shop/Cart/CartRouter.swift", "Sources/Shop/Cart/Formats.swift"])
      #expect(cost.others.contains { $0.kind == .app && $0.name == "Shop" })
      #expect(cost.notes == [])
    }

    @Test func `the same sources in another folder have the same sizes`() throws {
      let cost = try Self.plain.get().cost()

      #expect(try BuiltApp().cost() == cost)
    }

    @Test func `thousands of bytes more are seen at one riblet`() throws {
      let before = try Self.plain.get().cost()
      let after = try BuiltApp(BuiltApp.withMuchInMenu).cost()
      let difference = CostDifference(from: before, to: after)

      #expect(difference.riblets.first?.name == "Menu")
      #expect(try #require(difference.riblets.first).growth > 4_000)
      // The start of a call that Swift inlined into Root.
      #expect(difference.riblets.dropFirst().allSatisfy { abs($0.growth) < 600 })
      #expect(CostForm.line.text(of: difference).hasPrefix("Size of Shop: +"))
    }

    @Test func `a file that moves within its riblet changes nothing, and a renamed riblet is the same one`() throws {
      let before = try Self.plain.get().cost()
      var files = BuiltApp.files
      files["Cart/Money/Formats.swift"] = files.removeValue(forKey: "Cart/Formats.swift")
      #expect(try CostDifference(from: before, to: BuiltApp(files).cost()).isEmpty)

      files = BuiltApp.files.mapValues { $0.replacing("Menu", with: "Meal") }
      files["Meal/MealRouter.swift"] = files.removeValue(forKey: "Menu/MenuRouter.swift")
      let difference = try CostDifference(from: before, to: BuiltApp(files).cost())

      #expect(difference.riblets.filter { $0.name == "Meal" }.map(\.was) == ["Menu"])
      #expect(difference.riblets.allSatisfy { abs($0.growth) < 100 })
    }

    @Test func `a helper that each object has a copy of is not called shared`()
      throws
    {
      func child(_ name: String) -> String {
        """
        import Riblets
        final class \(name)Interactor {}
        final class \(name)Router: Router<\(name)Interactor>, Counting { func count() -> Int { 2 } }
        """
      }
      let root = """
        import Riblets
        protocol Counting { func count() -> Int }
        final class RootInteractor {}
        final class RootRouter: Router<RootInteractor> { let children: [any Counting] = [CartRouter(), MenuRouter()] }
        """
      let files = [
        "Root/RootRouter.swift": root, "Cart/CartRouter.swift": child("Cart"), "Menu/MenuRouter.swift": child("Menu"),
        "main.swift": "for child in RootRouter().children { print(child.count()) }",
      ]
      let cost = try BuiltApp(files).cost()

      #expect(cost.others.filter { $0.name.hasPrefix("shared helpers") } == [])
    }

    @Test func `one object for the whole module is not told apart, and that is said`() throws {
      let cost = try BuiltApp(isOneObject: true).cost()

      #expect(cost.riblets.allSatisfy { $0.bytes == 0 })
      #expect(cost.notes == ["'Shop' was compiled to one object, so its riblets cannot be told apart."])
    }

    // MARK: Bad input

    @Test func `a map of another build is refused`() throws {
      let app = try Self.plain.get()
      let otherApp = try BuiltApp(BuiltApp.withMuchInMenu)
      let other = try Data(contentsOf: URL(filePath: otherApp.map))

      let failure = #expect(throws: RequestProblem.self) { _ = try app.reader(map: other) }
      #expect("\(try #require(failure))".hasPrefix("'shop.map' is the map of another build than 'shop'"))
    }

    @Test func `a map that is cut off names the section and the bytes without an owner`() throws {
      let app = try Self.plain.get()
      let text = try String(contentsOfFile: app.map, encoding: .utf8)
      let place = try #require(text.range(of: "MenuRouter.swift.o\n", options: .backwards))
      // Without the pieces after it, but with the sections.
      var isLeftOut = false
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        if line.contains("/MenuRouter.swift.o"), line.contains(".text") || line.hasPrefix("   ") { isLeftOut = true }
        if !line.hasPrefix(" ") { isLeftOut = false }
        return !isLeftOut
      }
      let failure = #expect(throws: RequestProblem.self) {
        try app.reader(map: Data(lines.joined(separator: "\n").utf8))
      }
      let sentence = "\(try #require(failure))"
      #expect(sentence.contains(" bytes of the section '") && sentence.contains("have no owner in 'shop.map'"))
      for end in [0, 100, text.utf8.count / 3, text.utf8.distance(from: text.startIndex, to: place.lowerBound) / 2] {
        #expect(throws: RequestProblem.self) { _ = try app.reader(map: Data(text.utf8.prefix(end))) }
      }
    }

    @Test(arguments: [["-use-ld=lld"], ["-use-ld=lld", "-lto=llvm-full"]])
    func `a map of lld, which also links programs that are optimized as a whole, is refused`(linking: [String]) throws {
      let app = try BuiltApp(isOptimizedAtLink: linking.count > 1, linking: linking)

      let failure = #expect(throws: RequestProblem.self) { _ = try app.reader() }
      let sentence = "\(try #require(failure))"
      #expect(
        sentence.hasPrefix("'shop.map' is not a map of gold or of Apple's linker") && sentence.contains("without lld"))
    }

    @Test func `a stripped program and one that is none are refused`() throws {
      let app = try Self.plain.get()
      let stripped = try BuiltApp(linking: ["-Xlinker", "--strip-all"])

      let failure = #expect(throws: RequestProblem.self) { _ = try stripped.reader() }
      #expect("\(try #require(failure))".hasPrefix("'shop' is stripped"))
      #expect(throws: RequestProblem.self) { _ = try app.reader(binary: Data("no program".utf8)) }
      let program = try Data(contentsOf: URL(filePath: app.binary))
      for end in [8, 64, 4_000, program.count - 64] {
        #expect(throws: RequestProblem.self) { _ = try app.reader(binary: program.prefix(end)) }
      }
    }
  }
#endif
