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
/// The tree is walked again for each example, so variables declared in groups are new, and examples that run at the same
/// time share no state.
///
/// See `Documentation/Specs.md`.
@MainActor
public protocol Spec: SendableMetatype {
  /// Builds the tree with `describe`, `context`, `it` and the hooks. Runs once to list the examples and once more for
  /// each of them, and has to build the same tree every time.
  static func spec()

  /// The riblet under which the living documentation lists the spec.
  ///
  /// By default the folder of the file below the test target; for a file directly in the target, the spec's name
  /// without "Spec".
  static var riblet: String { get }
}

extension Spec {
  /// The folder of the spec's file below the test target, or `Cart` for a `CartSpec` directly in the target.
  public static var riblet: String { SpecIdentity.defaultRiblet }

  /// Returns the examples of the spec, for the arguments of its test.
  ///
  /// Problems of the spec itself, such as two examples with one sentence, are included as failing cases.
  ///
  /// ```swift
  /// @Test(arguments: await examples())
  /// static func example(_ example: Example) async throws { try await example.run() }
  /// ```
  public static func examples() -> [Example] { SpecRun.current.examples(of: self) }
}
