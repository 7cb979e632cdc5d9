import RibletsSource
import Testing

struct OutlineReaderTests {
  private func outline(_ text: String) -> SourceOutline { SourceOutline(reading: Array(text.utf8), path: "A.swift") }

  /// The members of the first type, as `kind name: type = value`.
  private func members(_ text: String) -> [String] {
    (outline(text).types.first?.members ?? []).map { member in
      let parameters = member.parameters.map { parameter in
        "\(parameter.label) \(parameter.name): \(parameter.type)" + (parameter.value.map { " = \($0)" } ?? "")
      }
      return "\(member.kind) \(member.name)" + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")
        + (member.type.map { ": \($0)" } ?? "") + (member.value.map { " = \($0)" } ?? "")
    }
  }

  @Test func `types know what is around them, what they inherit and under which conditions`() {
    let found = outline(
      """
      @MainActor public final class A<Item: P>: B<Item, any C>, D & E, @unchecked Sendable where Item: Q {
        enum F {}
        #if DEBUG
        struct G: H {}
        #elseif os(iOS) && !X
        struct G {}
        #else
        actor I {}
        #endif
      }
      extension A.F: J {}
      extension Array where Element == A {}
      typealias K = L & M
      protocol N<T>: AnyObject {}
      """
    )
    .types

    #expect(found.map(\.name) == ["A", "F", "G", "G", "I", "A.F", "Array", "K", "N"])
    #expect(found[0].inherited == ["B<Item, any C>", "D & E", "@unchecked Sendable"])
    #expect(found[0].generics == "Item: P")
    #expect(found[0].modifiers == ["@MainActor", "public", "final"])
    #expect(found[1].scopes == ["A"])
    #expect(
      found[2...4].map(\.conditions) == [["DEBUG"], ["!(DEBUG) && (os(iOS) && !X)"], ["!(DEBUG) && !(os(iOS) && !X)"]])
    #expect(found.map(\.keyword).suffix(4) == [.extension, .extension, .typealias, .protocol])
    #expect(found[7].inherited == ["L & M"])
    #expect(found[8].position == SourcePosition(file: "A.swift", line: 14, column: 10))
  }

  @Test func `commas of generic arguments in a value begin no property`() {
    #expect(
      members(
        """
        class A {
          let a = B<Int, String>(), b = C<D<Int, E>, F>.g
          let c = i<j, d = k>l
          let e = m < n, f = o > (p)
        }
        """
      ).filter { $0.hasPrefix("property") }.map { $0.prefix(10) } == [
        "property a", "property b", "property c", "property d", "property e", "property f",
      ])
  }

  @Test func `members know their names, types and values`() {
    #expect(
      members(
        """
        class A {
          var a: Int = 1, b = [2, 3]
          let c: (Int) async throws -> [String: Int]
          lazy var d: any P = make { $0 }
          var e: Int { dependency.e }
          var f: Int { return f + 1 }
          var g: Int { get { 1 } set {} }
          var h = 3 { didSet { print(h) } }
          let (i, j) = (1, 2)
          weak var k: (any Q)?
          static var l: Int {
            shared {
              Thing(
                a: 1
              )
            }
          }
          var m: Int { // Not plain.
            1 }
          var n: Int { if a { 1 } else { 2 } }
          let `class` = 5
            + 6
          @Published private(set) var o: Int!
        }
        """) == [
          "property a: Int = 1", "property b = [2, 3]", "property c: (Int) async throws -> [String: Int]",
          "property d: any P = make { $0 }", "property e: Int = dependency.e", "property f: Int = f + 1",
          "property g: Int", "property h = 3", "property  = (1, 2)", "property k: (any Q)?",
          "property l: Int = shared { Thing(a: 1) }", "property m: Int = 1", "property n: Int",
          "property class = 5 + 6",
          "property o: Int!",
        ])
  }

  @Test func `functions know their parameters and results`() {
    #expect(
      members(
        """
        protocol A {
          func a(_ b: Int, c d: @escaping () -> Void = {}, e: inout [Int], f: Int...) async throws(E) -> some P
          func g<T: P>(h: T) where T: Q
          init?(i: Int)
          subscript(j: Int) -> String { get }
          static func == (k: Self, l: Self) -> Bool
          func m(
            n: [String: Int] = ["a": 1],  // In cents.
            @B o: () -> P
          ) -> (any R)?
          associatedtype S: T = U
          associatedtype R
          mutating func v() throws
          case w(Int), x
          deinit
        }
        """) == [
          "function a(_ b: Int, c d: @escaping () -> Void = {}, e e: inout [Int], f f: Int...): some P",
          "function g(h h: T)", "initializer (i i: Int)", "subscript (j j: Int): String",
          "function ==(k k: Self, l l: Self): Bool",
          "function m(n n: [String: Int] = [\"a\": 1], o o: () -> P): (any R)?", "other S", "other R", "function v",
          "other ",
          "other ",
        ])
  }

  @Test func `a semicolon ends requirements, too`() {
    #expect(
      members("protocol P { func f<T>(_ t: T) where T: Q, T.R == Int; func g() }")
        == ["function f(_ t: T)", "function g"])
  }

  @Test func `uses are types, constructions, calls and statements`() {
    let member = outline(
      """
      class A {
        func didBecomeActive() {
          super.didBecomeActive()
          attachCart()
          if ready { attachMenu() }
          self.attachItem(CartBuilder(dependency: component))
          router?.attachOther()
          let a: [any MenuBuildable] = [], b = Shop.Item.init()
          stream.sink { [weak self] in self?.attachLast(List<Int>()) }
          return Done()
        }
      }
      """
    ).types[0].members[0]
    #expect(
      member.uses.map { "\($0.kind) \($0.name)" } == [
        "statement didBecomeActive", "statement attachCart", "call attachMenu", "statement attachItem",
        "construction CartBuilder", "type MenuBuildable", "type Shop", "construction Item", "construction List",
        "type Int", "construction Done",
      ])
    #expect(member.uses[1].position == SourcePosition(file: "A.swift", line: 4, column: 5))
  }

  @Test func `lines of comments with an at sign are marks`() {
    let types = outline(
      """
      // A file.
      /// A type.
      /// @mockable(all)
      @MainActor
      protocol A {
        func a()
        // @attaches Cart, Menu
      }
      class B {
        func b() {
          // Mail to a@b.de is no mark.
          /* @attaches Item */
          c()
        }
      }
      """
    ).types
    #expect(types[0].marks.map { "\($0.name) \($0.text)" } == ["mockable(all) ", "attaches Cart, Menu"])
    #expect(types[1].marks.map { "\($0.name) \($0.text)" } == ["attaches Item */"])
    #expect(types[0].marks[1].position == SourcePosition(file: "A.swift", line: 7, column: 6))
  }

  @Test func `imports know their conditions`() {
    let imports = outline(
      "@testable import A\npublic import struct B.C\n#if canImport(D)\nimport D; import E\n#endif\nimport F"
    ).imports
    #expect(imports.map(\.name) == ["A", "struct B.C", "D", "E", "F"])
    #expect(imports[1].access == .public)
    #expect(imports.map(\.conditions) == [[], [], ["canImport(D)"], ["canImport(D)"], []])
  }

  @Test(arguments: [
    ("class A {\n  func (\n}\nclass B {}", 2), ("struct A {\n  let a = [1\n}\n", 2), ("class\n", 1),
    ("}\nclass B {}", 1),
    ("class A {", 1), ("<<<<<<< ours\nclass A {}\n=======\nclass B {}\n>>>>>>> theirs\n", 1),
    ("func a() {\n  b(\n}\n", 2),
  ])
  func `what is not Swift is said with its line`(text: String, line: Int) {
    let errors = outline(text).errors
    #expect(errors.map(\.position.line) == [line])
  }

  @Test func `what is around a broken declaration is read`() {
    #expect(outline("class A {}\nclass {\n}\nclass C { func ( }\nclass D {}").types.map(\.name).suffix(1) == ["D"])
  }

  @Test(arguments: [
    "\u{FEFF}class A {}", "class A {\r\n  let a = 1\r\n}\r\n", "class A { let b = /[{(]/ }",
    "class A { let b = #/[{(]/# }",
    "class A { let b = a / 2 / (3) }", "class A { let b = \"\\(c { \"}\" })\" }",
    "class A { let b = #\"\"\"\n }\n \"\"\"# }",
    "class A { let b = c <<<= d }", "class A { let 🧁 = 1 }", "class A { /* { /* */ */ }",
    "#!/usr/bin/swift\nclass A {}", "class A { let a = \\B.c\n var d: E { $0 } }",
  ])
  func `anything that Swift allows is read`(text: String) {
    #expect(outline(text).types.map(\.name) == ["A"])
    #expect(outline(text).errors == [])
  }

  @Test func `what is nested too deep is said`() {
    let text = String(repeating: "(", count: 2_000)
    #expect(outline(text).errors.map(\.text) == ["it is nested too deep"])
    #expect(outline("").types == [])
  }

  @Test func `types in bodies are apart from those that files can name`() {
    let found = outline(
      """
      func a() { struct B<C>: D, E.F & G { let x: H } }
      class I {
        let j = { final class K: L {}; return K() }()
        var m: Int { get { enum N {} ; actor O: P {} } }
        func q(of class: R, in struct: Int) -> AnyClass { S.self }
      }
      """)
    #expect(found.types.map(\.name) == ["I"])
    #expect(
      found.localTypes.map { "\($0.keyword) \($0.name)<\($0.generics)>: \($0.inherited)" } == [
        #"struct B<C>: ["D", "E.F & G"]"#, #"class K<>: ["L"]"#, "enum N<>: []", #"actor O<>: ["P"]"#,
      ])
    #expect(found.localTypes.map(\.position.line) == [1, 3, 4, 4])
  }

  @Test func `a mark before a type is told from one in it`() {
    let types = outline("// @a(b: c) d\r\n/* @e */ final class F {\r\n  // @g\r\n  let h = 1\r\n}\r\n").types
    #expect(types[0].marks.map(\.name) == ["a(b:", "e", "g"])
    #expect(types[0].mark("@a")?.text == "c) d")
    #expect(types[0].mark("@e") != nil)
    #expect(types[0].mark("@g") == nil)
    #expect(types[0].mark("@aa") == nil)
  }

  @Test func `items are what follows a dependency, and a dependency that is used as a whole has no name`() {
    func items(_ code: String) -> [String] {
      outline("class A { func a() { \(code) } }").types[0].members[0].uses.filter { $0.kind == .item }.map(\.name)
    }
    #expect(items("use(dependency.day, self.dependency.price)") == ["day", "price"])
    #expect(items("use(component.dependency.day.name)") == ["day"])
    #expect(items("B(dependency: dependency); super.init(dependency: dependency)") == ["B(", "super("])
    #expect(items("use(dependency); let other = dependency; dependency[keyPath: path]") == ["", "", ""])
    #expect(items("isNew ? dependency : other") == [""])
    #expect(items("let dependency: any D = make(); dependencyOf(day); dependencies.day") == [])
  }

  @Test func `files know their lines, imports their places, and members whether a block is behind them`() {
    let found = outline("import A\n\n@_exported import B\nclass C {\n  let d = 1\n  var e: Int { d }\n  func f()\n}\n")
    #expect(found.lines == 8)
    #expect(outline("").lines == 0)
    #expect(outline("let a = 1").lines == 1)
    #expect(found.imports.map(\.position.description) == ["A.swift:1:1", "A.swift:3:1"])
    #expect(found.types[0].members.map(\.hasBody) == [false, true, false])
  }
}
