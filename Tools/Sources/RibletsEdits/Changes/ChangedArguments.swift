import SwiftSyntax

/// The labels of one call that are others now, for a test that has lines of its own around that call.
///
///     as it was written   as it would be now   a test                      the test then
///     M(x: 1)             M(x: 1, y: 2)        let m = M(x: own); use(m)   let m = M(x: own, y: 2); use(m)
struct ChangedArguments {
  private let callee: String
  private let before: [String]
  private let after: [LabeledExprSyntax]

  /// - Returns: `nil` unless labels of calls of one function are all that has changed.
  init?(from old: some SyntaxProtocol, to new: some SyntaxProtocol) {
    let pairs = zip(CallFinder.calls(in: old), CallFinder.calls(in: new)).filter {
      $0.trimmedDescription != $1.trimmedDescription
    }
    // Calls around it have changed with it, and come before it.
    guard let (call, now) = pairs.last, call.callee == now.callee, call.labels != now.labels,
      !(call.labels + now.labels).contains(""),
      old.trimmedDescription.replacing(call.trimmedDescription, with: now.trimmedDescription)
        == new.trimmedDescription
    else { return nil }
    (callee, before, after) = (call.callee, call.labels, Array(now.arguments))
  }

  /// Changes the calls in a test.
  ///
  /// - Returns: False if it has none, one within another, or comments among their arguments.
  func apply(in test: some SyntaxProtocol, to edits: inout SourceEdits) -> Bool {
    let calls = CallFinder.calls(in: test).filter { $0.callee == callee }
    guard !calls.isEmpty, calls.allSatisfy({ $0.rightParen != nil && !$0.labels.contains("") && !$0.hasRemarks }) else {
      return false
    }
    guard zip(calls, calls.dropFirst()).allSatisfy({ $0.endPosition <= $1.position }) else { return false }
    for call in calls {
      let start = call.arguments.bytes.lowerBound
      edits.replace(start..<(call.rightParen?.bytes.lowerBound ?? start), with: arguments(of: call))
    }
    return true
  }

  private func arguments(of call: FunctionCallExprSyntax) -> String {
    let labels = after.map(\.text)
    var texts = zip(call.labels, call.arguments.map { $0.with(\.trailingComma, nil).trimmedDescription })
      .filter { labels.contains($0.0) || !before.contains($0.0) }
    for (place, argument) in after.enumerated() where !texts.contains(where: { $0.0 == argument.text }) {
      let previous = texts.lastIndex { labels[..<place].contains($0.0) }
      texts.insert(
        (argument.text, argument.with(\.trailingComma, nil).trimmedDescription), at: previous.map { $0 + 1 } ?? 0)
    }
    return texts.map(\.1).joined(separator: ", ")
  }
}

extension LabeledExprSyntax {
  /// The text of its label; empty without one.
  fileprivate var text: String { label?.text ?? "" }
}

extension FunctionCallExprSyntax {
  fileprivate var callee: String { calledExpression.trimmedDescription }
  fileprivate var labels: [String] { arguments.map(\.text) }

  /// True if comments are among its arguments.
  fileprivate var hasRemarks: Bool {
    arguments.tokens(viewMode: .sourceAccurate).contains { "\($0.leadingTrivia)\($0.trailingTrivia)".contains("/") }
      || rightParen?.leadingTrivia.description.contains("/") == true
  }
}

/// Finds all calls, those around others first.
private final class CallFinder: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  static func calls(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}
