public import Testing

/// Tests a presenter by a table of models and the expected view models.
///
/// ```swift
/// PresenterTester(presenter.viewModel).expect(
///   .row("nobody has won", Score(), ScoreViewModel(text: "0 : 0")),
///   .row("one win", Score(player1: 1), ScoreViewModel(text: "1 : 0")))
/// ```
///
/// A row that is not as expected fails at its own line, field by field.
///
/// See `Documentation/TestingRoles.md`.
@MainActor
public struct PresenterTester<Model, ViewModel: Equatable> {
  /// A model and the expected view model.
  ///
  /// ```swift
  /// let rows: [PresenterTester<Score, ScoreViewModel>.Row] = [.row("nobody has won", Score(), ScoreViewModel(text: "0 : 0"))]
  /// ```
  public struct Row {
    let name: String
    let model: Model
    let expected: ViewModel
    let location: SourceLocation

    /// A row of the table. It fails at its own line.
    ///
    /// - Parameters:
    ///   - name: The description of the case, for its failure.
    ///   - model: Passed to the presenter.
    ///   - expected: Compared field by field.
    public static func row(
      _ name: String, _ model: Model, _ expected: ViewModel, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Row {
      Row(name: name, model: model, expected: expected, location: sourceLocation)
    }
  }

  private let present: @MainActor (Model) throws -> ViewModel

  /// Makes a tester of a conversion: a method of the presenter, or a closure that presents a model and returns what the
  /// mock of the view received.
  ///
  /// ```swift
  /// let tester = PresenterTester { (score: Score) in
  ///   presenter.show(score)
  ///   return view.showArgValues.last
  /// }
  /// ```
  public init(_ present: @escaping @MainActor (Model) throws -> ViewModel) {
    self.present = present
  }

  /// Expects each model of a table to result in the view model of its row.
  ///
  /// An error that the conversion throws is a failure of its row; later rows run nevertheless.
  ///
  /// ```swift
  /// tester.expect(.row("one win", Score(player1: 1), ScoreViewModel(text: "1 : 0")))
  /// ```
  public func expect(_ rows: Row...) {
    expect(rows)
  }

  /// Expects each model of a table that is made elsewhere to result in the view model of its row:
  /// `tester.expect(rows)`.
  public func expect(_ rows: [Row]) {
    for row in rows { check(row) }
  }

  private func check(_ row: Row) {
    do {
      let actual = try present(row.model)
      guard actual != row.expected else { return }
      Issue.record(
        """
        What is shown for “\(row.name)” is not as expected \(LineDifference.legend):
        \(FieldDifference(expected: row.expected, actual: actual).text)
        """, sourceLocation: row.location)
    } catch {
      Issue.record(
        """
        Nothing is shown for “\(row.name)”: presenting it threw \(ShortDescription.of(error)).
        """, sourceLocation: row.location)
    }
  }
}
