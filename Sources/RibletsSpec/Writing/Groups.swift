/// Groups examples about one subject, such as a riblet, a role of it or an action.
///
/// The closure runs at once, and again for each example in it: variables declared in it are new every time.
///
/// ```swift
/// describe("the cart") {
///   it("starts empty") { #expect(Cart().items.isEmpty) }
/// }
/// ```
///
/// - Parameter text: The subject of the group, with which the sentences of its examples start.
@MainActor
public func describe(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("describe", text, nil, place, content)
}

/// Groups examples that share a situation; the same as `describe`, for sentences with "when" and "with".
///
/// ```swift
/// context("when a product is added") {
///   beforeEach { cart.add(tea) }
///   it("has one line") { #expect(cart.lines.count == 1) }
/// }
/// ```
@MainActor
public func context(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("context", text, nil, place, content)
}

/// Groups the examples that a behaviour adds, under "behaves like …".
///
/// A behaviour is a function that calls `it`. It takes values as parameters, as closures if a `beforeEach` makes the
/// value. The function can also be called without this group.
///
/// ```swift
/// itBehavesLike("a worker") { aWorker { sut } }
/// ```
@MainActor
public func itBehavesLike(
  _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("itBehavesLike", "behaves like \(name)", nil, place, content)
}

/// Focuses a group: in the whole run only focused examples run, and a warning says so. Refused where `CI` is set.
///
/// Use it while you work on the group, and do not commit it: `fdescribe("the cart") { … }`.
@MainActor
public func fdescribe(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("fdescribe", text, .focused(place), place, content)
}

/// Focuses a group that shares a situation; the same as `fdescribe`, for sentences with "when" and "with".
@MainActor
public func fcontext(
  _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("fcontext", text, .focused(place), place, content)
}

/// A group whose examples are not run for now, but are listed as pending.
///
/// ```swift
/// xdescribe("the coupon", because: "not released") { … }
/// ```
///
/// - Parameter reason: The reason, shown in the living documentation.
@MainActor
public func xdescribe(
  _ text: String, because reason: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("xdescribe", text, .pending(reason: reason), place, content)
}

/// A situation whose examples are not run for now; the same as `xdescribe`, for sentences with "when" and "with".
///
/// - Parameter reason: The reason, shown in the living documentation.
@MainActor
public func xcontext(
  _ text: String, because reason: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ content: @MainActor () -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  group("xcontext", text, .pending(reason: reason), place, content)
}

@MainActor
private func group(_ verb: String, _ text: String, _ mark: Mark?, _ place: SpecPlace, _ content: () -> Void) {
  guard let walk = SpecWalk.current else { return Misuse(verb: verb, place: place).record() }
  walk.group(text, mark, content)
}
