import RibletsTestCore
import Testing

/// The error of a throwing member of a mock that has neither a value to return nor an error to throw.
///
/// You see it if your code prints the error. The test has failed already, at the line that makes the mock. See
/// `Documentation/Mocks.md`.
///
/// ```swift
/// service.loadHandler = { throw Offline() }  // or loadReturnValue, before the act
/// ```
public struct UnstubbedCall: Error, Hashable, CustomStringConvertible {
  /// The type of the mock, for example `CartServiceMock`.
  public let mock: String
  /// The member's name, as at the beginning of its `…CallCount`: `load` for `loadCallCount`.
  public let member: String
  /// The arguments as text, such as `id: 7`. Empty for a member without arguments.
  public let arguments: String

  /// The mock, the member and its arguments: `'load(id: 7)' of CartServiceMock was called and has nothing to return.`
  public var description: String { "'\(member)(\(arguments))' of \(mock) was called and has nothing to return." }
}

// A protocol's witness does not get its caller's line. So a mock reports failures at the line where it was made.
extension Calls {
  /// Records an issue for a member without a return value, and returns the empty value of its type.
  ///
  /// ```swift
  /// func total() -> Int { totalHandler?() ?? calls.unstubbed("total", calls.note("total"), set: "totalHandler") }
  /// ```
  ///
  /// - Parameters:
  ///   - member: As in ``note(_:_:)``.
  ///   - call: The result of `note`, to name the arguments; `nil` for a property that was read.
  ///   - stubs: The members of the mock that set the return value.
  public func unstubbed<Value: EmptyValue>(_ member: String, _ call: Int? = nil, set stubs: String...) -> Value {
    let value = Value.emptyValue
    record(member, call, "It returned \(ShortDescription.of(value)).", stubs)
    return value
  }

  /// Records an issue for a member without a return value, and returns a substitute, such as another generated mock.
  ///
  /// - Parameters:
  ///   - member: As in ``note(_:_:)``.
  ///   - call: The result of `note`, to name the arguments; `nil` for a property that was read.
  ///   - value: The substitute.
  ///   - stubs: The members of the mock that set the return value.
  public func unstubbed<Value>(
    _ member: String, _ call: Int? = nil, returning value: @autoclosure () -> Value, set stubs: String...
  ) -> Value {
    let value = value()
    record(member, call, "It returned \(ShortDescription.of(value)).", stubs)
    return value
  }

  /// Records an issue for a throwing member without a return value, and returns the error for it to throw.
  ///
  /// ```swift
  /// guard let handler = loadHandler else { throw calls.unstubbedError("load", call, set: "loadHandler") }
  /// ```
  ///
  /// - Parameters:
  ///   - member: As in ``note(_:_:)``.
  ///   - call: The result of `note`, to name the arguments.
  ///   - stubs: The members of the mock that set the return value or the error.
  public func unstubbedError(_ member: String, _ call: Int? = nil, set stubs: String...) -> UnstubbedCall {
    let error = UnstubbedCall(mock: mockName, member: member, arguments: arguments(member, call))
    record(member, call, "It threw UnstubbedCall.", stubs)
    return error
  }

  /// Stops the run because a member has no return value and its type has no empty value, after the records of the run
  /// were written.
  ///
  /// Conform the type to ``EmptyValue`` to let the test go on instead.
  ///
  /// - Parameters:
  ///   - member: As in ``note(_:_:)``.
  ///   - call: The result of `note`, to name the arguments; `nil` for a property that was read.
  ///   - type: The return type of the member.
  ///   - stubs: The members of the mock that set the return value.
  public func stopUnstubbed(
    _ member: String, _ call: Int? = nil, returning type: any Any.Type, set stubs: String...
  ) -> Never {
    let reason = "There is no empty value of '\(type)' to return, so the run ends here."
    record(member, call, reason, stubs)
    AbandonedRun.abandon(text(member, call, reason, stubs) + "\n\n  Mock made at: \(place)\n")
  }

  private var mockName: String { ledger.name(of: mock) }

  private var place: String {
    let location = ledger.location(of: mock)
    return "\(location.fileID):\(location.line)"
  }

  private func arguments(_ member: String, _ call: Int?) -> String {
    call.map { ledger.arguments(mock, member, call: $0) } ?? ""
  }

  private func record(_ member: String, _ call: Int?, _ consequence: String, _ stubs: [String]) {
    let text = Comment(rawValue: text(member, call, consequence, stubs))
    Issue.record(text, sourceLocation: ledger.location(of: mock))
  }

  private func text(_ member: String, _ call: Int?, _ consequence: String, _ stubs: [String]) -> String {
    let what = call == nil ? "'\(member)' of \(mockName) was read" : "\(signature(member, call)) was called"
    let names = stubs.map { "'\($0)'" }
    let list = names.dropLast(2) + [names.suffix(2).joined(separator: " or ")]
    return """
      \(what) and has nothing to return. \(consequence)
      Set \(list.joined(separator: ", ")) of the mock that is made here, before it is used.
      """
  }

  private func signature(_ member: String, _ call: Int?) -> String {
    "'\(member)(\(arguments(member, call)))' of \(mockName)"
  }
}
