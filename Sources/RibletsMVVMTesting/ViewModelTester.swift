public import Riblets
public import RibletsMVVM
public import RibletsTesting
public import Testing

/// Tests a view model: it is shown in the time of the test, its input follows scripts, and its output is recorded.
///
/// ```swift
/// let text = scope.hot([.at(1, "s"), .at(2, "sw")])
/// let tester = ViewModelTester(SearchViewModel(service: service), input: .init(text: text.stream), mocks: service)
/// let results = tester.record(\.results)
/// await scope.advance(to: .seconds(5))
/// results.expectEvents([.at(0, []), .at(2, ["Swift"])])
/// #expect(service.resultsArgValues == ["sw"])
/// ```
///
/// Each call to the given mocks has to be asserted or skipped by name, as with `InteractorTester`.
/// The view model's work ends with the test.
///
/// See `Documentation/ViewModels.md`.
@MainActor
public final class ViewModelTester<Model: ViewModel>: Sendable {
  /// A view that sends the scripted input, and keeps the output.
  private final class View: BindableView {
    let lifetime = Lifetime()
    let input: Model.Input
    var output: Model.Output?

    init(_ input: Model.Input) { self.input = input }

    func bind(_ output: Model.Output) { self.output = output }
  }

  /// The tested view model, for members of your own class: `tester.viewModel.lifetime.isActive`.
  public let viewModel: Model
  /// The output that the view model returned when it was last shown.
  ///
  /// Read states directly, as `tester.output.results.value`, or record them with ``record(_:sourceLocation:)``.
  public private(set) var output: Model.Output
  private let view: View
  private let tester: InteractorTester
  private let scope: TestScope

  /// Shows a view model that was not shown before: `transform(_:)` has run when it returns.
  ///
  /// - Parameters:
  ///   - input: Scripted sources, or streams that the test sends to.
  ///   - mocks: Use cases, the listener, and other mocks whose calls have to be asserted.
  ///   - skipped: Members that need not be asserted, as for `InteractorTester`.
  ///   - isExhaustive: False to turn the check for unasserted calls off.
  ///   - scope: The scope whose time and call log are used; the current one by default.
  public init(
    _ viewModel: Model, input: Model.Input, mocks: any Mock..., skipping skipped: [String] = [],
    isExhaustive: Bool = true, in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = scope ?? .current(sourceLocation: sourceLocation)
    self.viewModel = viewModel
    self.scope = scope
    view = View(input)
    tester = InteractorTester(
      ScreenInteractor(viewModel, in: view), named: "\(Model.self)", allMocks: mocks, skipping: skipped,
      isExhaustive: isExhaustive, in: scope)
    tester.activate(sourceLocation: sourceLocation)
    // A view model that another screen shows was diagnosed; the test continues with a new output.
    output = view.output ?? viewModel.transform(input)
  }

  /// Records a stream of the output, with the times of its elements, from now on.
  ///
  /// A recorder that is made right after the tester has all elements from the beginning.
  ///
  /// ```swift
  /// let results = tester.record(\.results)
  /// await scope.advance(by: .seconds(1))
  /// results.expectElements([[], ["Swift"]])
  /// ```
  public func record<Source: Observed>(
    _ stream: KeyPath<Model.Output, Source>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Recorder<Source.Element> {
    scope.record(output[keyPath: stream], sourceLocation: sourceLocation)
  }

  /// Skips members of mocks from now on, like `skipping` of the initializer.
  ///
  /// ```swift
  /// tester.skip("track", "log*")
  /// ```
  public func skip(_ members: String...) {
    for member in members { tester.skip(member) }
  }

  /// Detaches the view model's screen, as an act: its bound work ends.
  ///
  /// ```swift
  /// tester.deactivate()
  /// #expect(!viewModel.lifetime.isActive)
  /// ```
  public func deactivate(sourceLocation: SourceLocation = #_sourceLocation) {
    tester.deactivate(sourceLocation: sourceLocation)
  }

  /// Shows the view model again, as an act: it transforms the same input again.
  ///
  /// ```swift
  /// tester.deactivate()
  /// tester.activate()
  /// ```
  ///
  /// Recorders of the earlier output stay with it: record again.
  public func activate(sourceLocation: SourceLocation = #_sourceLocation) {
    tester.activate(sourceLocation: sourceLocation)
    if let output = view.output { self.output = output }
  }

  /// Runs an act that the view model should react to; in an async test it is awaited, and the tree settles after it.
  ///
  /// ```swift
  /// tester.act { taps.send() }
  /// ```
  @discardableResult
  @_disfavoredOverload
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    try tester.act(sourceLocation: sourceLocation, body)
  }

  /// Runs an act that the view model should react to, and lets the tree settle.
  ///
  /// ```swift
  /// await tester.act { await service.reload() }
  /// ```
  @discardableResult
  public func act<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await tester.act(sourceLocation: sourceLocation, body)
  }
}
