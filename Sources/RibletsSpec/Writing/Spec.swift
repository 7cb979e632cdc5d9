internal import Testing

/// A tree of examples that reads as documentation, and one parameterised test that runs them.
///
/// ```swift
/// enum CartSpec: Spec {
///   @Test(arguments: await examples())
///   static func example(_ example: Example) async throws { try await example.run() }
///
///   static func spec() {
///     describe("the cart") {
///       var cart: Cart!
///       beforeEach { cart = Cart() }
///
///       it("starts empty") { #expect(cart.items.isEmpty) }
///     }
///   }
/// }
/// ```
///
/// The tree is walked anew for each example, so variables declared in groups are fresh, and examples that run at the
/// same time cannot mix.
@MainActor
public protocol Spec: SendableMetatype {
  /// Writes the tree with `describe`, `context`, `it` and the hooks. Runs once to list the examples and once more for
  /// each of them, and has to write the same tree every time.
  static func spec()

  /// The riblet that the living documentation lists the spec under.
  ///
  /// By default the folder that the file stands in below the test target; for a file right in the target, the spec's
  /// name without "Spec".
  static var riblet: String { get }
}

extension Spec {
  public static var riblet: String { SpecIdentity.defaultRiblet }

  /// The examples of the spec, for the arguments of its test.
  ///
  /// What is wrong with the spec itself, such as two examples with one sentence, is in it as a case that fails.
  public static func examples() -> [Example] { SpecRun.current.examples(of: self) }
}
