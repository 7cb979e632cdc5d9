/// A proof that one case of a family of queries returns `Value`: it exists only where `Value` and `Result` are the same
/// type.
///
/// It lets the cases of one enum have different results, without a cast. The family is generic in its result, and each
/// case carries the proof of its own:
///
/// ```swift
/// enum FoodQuery<Result: Sendable>: FetchQuery {
///   case burgers(ResultProof<[Burger], Result>)
///   case stock(of: Item.ID, ResultProof<Int, Result>)
///
///   func fetch(from source: any FoodSource) throws -> Result {
///     switch self {
///     case .burgers(let returns): returns(try source.burgers())
///     case .stock(let item, let returns): returns(try source.stock(of: item))
///     }
///   }
/// }
///
/// extension FetchQuery where Self == FoodQuery<[Burger]> {
///   static var burgers: Self { .burgers(.proof) }
/// }
/// ```
///
/// The only proof is ``proof``, of type `ResultProof<T, T>`. So `FoodQuery<Int>.burgers(.proof)` does not compile, and inside
/// `case .burgers` the compiler knows by the proof how to turn `[Burger]` into `Result`.
///
/// See `Documentation/Queries.md`.
public struct ResultProof<Value, Result>: Hashable, Sendable {
  private let convert: @Sendable (Value) -> Result

  private init(convert: @escaping @Sendable (Value) -> Result) {
    self.convert = convert
  }

  /// Returns the value as the family's result: `returns(try source.burgers())`. Only its type changes.
  public func callAsFunction(_ value: Value) -> Result { convert(value) }

  // All proofs of one type say the same.
  public static func == (left: ResultProof, right: ResultProof) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ResultProof where Value == Result {
  /// The proof of a case whose value is the family's result. Write it in the static member of the case:
  /// `.burgers(.proof)`.
  public static var proof: ResultProof { ResultProof { $0 } }
}

extension ResultProof: CustomStringConvertible {
  /// The type that is returned, such as `→ Int`, so that a query's text in a failure ends with it.
  public var description: String { "→ \(Value.self)" }
}
