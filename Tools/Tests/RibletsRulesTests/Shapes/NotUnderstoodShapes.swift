import Testing

struct NotUnderstoodShapes {
  private static let app = Shapes(rule: "not-understood", frame: "final class CartRouter: Router<any A> {}\nCODE")

  @Test(arguments: [
    "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs",
    "struct A {\n<<<<<<< HEAD\n  let a = 1\n=======\n>>>>>>> topic\n}",
    "struct A {", "struct A { func a() { }", "class { }", "protocol P { func }",
    "func a(",
    "final class Router: ViewableRouter<Interactable, ViewControllable> {}",
    "final class Router: RIBs.Router<Interactable> {}",
    "public final class Router: LaunchRouter<A, B> {}", "struct A { let }", "}", "struct A { enum }", "let a = \"b",
    "func 1a() {}", "let a = (1", "let a = [1, 2", "let = 1", "import", "enum E { case }", "#if DEBUG\nlet a = 1",
    "final class RootRouter: Router<any A> { func a(_ c: Routing) { attachChild(c) } }", "@@ ShopTests\nstruct A {",

    "@@ ShopTests\n<<<<<<< ours\nlet a = 1\n=======\n>>>>>>> theirs", "final class CartRouter: Router<any A> {}",
  ])
  func `code that is not understood is listed`(shape: String) throws { try Self.app.expectFinding(shape) }

  @Test(arguments: ["func a() { let b = }", "func a() { if }"])
  func `what only the compiler sees is left to it`(shape: String) throws { try Self.app.expectNone(shape) }

  @Test(arguments: [
    "", "struct A {}", "// <<<<<<< ours", "let a = \"\"\"\n<<<<<<< ours\n=======\n>>>>>>> theirs\n\"\"\"",
    "let a = \"<<<<<<< ours\"", "let a = 1 <<<<<<< 2", "struct Router {}",
    "enum Router { case a }",
    "final class Router {}", "class Router: NetworkRouter {}", "class Router<E: EndPoint>: NetworkRouter {}",
    "protocol Router {}",
    "final class MenuRouter: Router<any A> {}", "final class RootRouter: LaunchRouter<any A, any B> {}",
    "final class LaunchRouter: RIBs.LaunchRouter<A, B> {}",
    "final class ___VARIABLE_productName___Router: Router<any A> {}", "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif",
    "open class Router<I> {}\nopen class ViewableRouter<I, V>: Router<I> {}\nopen class LaunchRouter<I, V>: ViewableRouter<I, V> {}",
    "final class MenuRouter: Router<any A> { // @attaches no riblet\n func a(_ c: Routing) { attachChild(c) } }",
    "let a = #\"\\(b)\"#", "let a = /[(]/", "struct A {\n  #if DEBUG\n  @objc\n  #endif\n  func a() {}\n}",
    "#Preview { A() }", "enum E { case a, b }",
    "/* struct A { */",
  ])
  func `other code is not`(shape: String) throws { try Self.app.expectNone(shape) }
}
