/// One example: a sentence, and the code that verifies it.
///
/// ```swift
/// it("starts empty") { #expect(cart.items.isEmpty) }
/// ```
///
/// An error of the closure fails the example at this line. Other issues fail it where they are recorded. Called
/// outside of a spec, it fails the test.
///
/// - Parameter sentence: The continuation of the texts of the groups around it, unique in the spec. Evaluated only
///   for an example that is needed.
@MainActor
public func it(
  _ sentence: @autoclosure () -> String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor () async throws -> Void
) {
  if let walk = SpecWalk.current, !walk.takesExample() { return }
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  example("it", sentence(), nil, place, body)
}

/// Focuses an example: in the whole run only focused examples run, and a warning says so. Refused where `CI` is set.
///
/// ```swift
/// fit("starts empty") { #expect(cart.items.isEmpty) }
/// ```
///
/// Use it while you work on one example, and do not commit it.
@MainActor
public func fit(
  _ sentence: @autoclosure () -> String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor () async throws -> Void
) {
  if let walk = SpecWalk.current, !walk.takesExample() { return }
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  example("fit", sentence(), .focused(place), place, body)
}

/// An example that is not run for now, but is listed as pending.
///
/// ```swift
/// xit("keeps the discount", because: "#44") { #expect(cart.discount == 5) }
/// ```
///
/// - Parameter reason: The reason, shown in the living documentation.
@MainActor
public func xit(
  _ sentence: @autoclosure () -> String, because reason: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor () async throws -> Void = {}
) {
  if let walk = SpecWalk.current, !walk.takesExample() { return }
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  example("xit", sentence(), .pending(reason: reason), place, body)
}

/// A sentence without code yet; listed as pending.
///
/// The same as `xit`, for a sentence that was agreed on before there is code.
///
/// ```swift
/// pending("offers a coupon", because: "the texts are missing")
/// ```
///
/// - Parameter reason: The reason, shown in the living documentation.
@MainActor
public func pending(
  _ sentence: @autoclosure () -> String, because reason: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor () async throws -> Void = {}
) {
  if let walk = SpecWalk.current, !walk.takesExample() { return }
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  example("pending", sentence(), .pending(reason: reason), place, body)
}

@MainActor
private func example(
  _ verb: String, _ sentence: String, _ mark: Mark?, _ place: SpecPlace, _ body: @escaping Hook
) {
  guard let walk = SpecWalk.current else { return Misuse(verb: verb, place: place).record() }
  walk.example(sentence, mark, place, body)
}
