import RibletsMocks
import RibletsSource
import Testing

struct MockSubjectTests {
  private func output(_ annotation: String, _ members: String) -> MockOutput {
    var options = MockOptions()
    options.isPlain = true
    let source = "/// @mockable(\(annotation))\nprotocol Feed { \(members) }\n"
    return MockGenerator(options).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")])
  }

  @Test func `a subject of Combine stands behind a publisher`() {
    let output = output("combine: scores = PassthroughSubject", "var scores: AnyPublisher<Int, Never> { get }")

    #expect(output.diagnoses == [])
    #expect(
      output.text.contains(
        """
          private(set) var scoresSubject = PassthroughSubject<Int, Never>()
          var scores: AnyPublisher<Int, Never> { scoresSubject.eraseToAnyPublisher() }
        """))
  }

  @Test func `a subject that begins with a value has one where one is known`() {
    let known = output("combine: a = CurrentValueSubject", "var a: AnyPublisher<Int, Never> { get }").text
    let unknown = output("combine: a = CurrentValueSubject", "var a: AnyPublisher<Price, Never> { get }").text

    #expect(known.contains("private(set) var aSubject = CurrentValueSubject<Int, Never>(0)"))
    #expect(unknown.contains("  var aSubject: CurrentValueSubject<Price, Never>!"))
  }

  @Test func `a publisher of a property sends what the property is set to`() {
    let output = output(
      "combine: changes = @Published count", "var changes: AnyPublisher<Int, Never> { get }; var count: Int { get set }"
    )

    #expect(output.diagnoses == [])
    #expect(output.text.contains("changesSubject.compactMap { $0 }.eraseToAnyPublisher()"))
    #expect(output.text.contains("      countValue = newValue\n      changesSubject.send(newValue)"))
  }

  @Test func `a subject of RxSwift can be exchanged`() {
    let output = output("rx: scores = ReplaySubject", "var scores: Observable<Int> { get }")

    #expect(output.diagnoses == [])
    #expect(
      output.text.contains(
        """
          private(set) var scoresSubjectSetCallCount: Int = 0
          var _scores: Observable<Int>? { didSet { scoresSubjectSetCallCount += 1 } }
          var scoresSubject = ReplaySubject<Int>.create(bufferSize: 1) { didSet { scoresSubjectSetCallCount += 1 } }
          var scores: Observable<Int> {
            get { _scores ?? scoresSubject }
            set {
              if let subject = newValue as? ReplaySubject<Int> { scoresSubject = subject } else { _scores = newValue }
            }
          }
        """))
  }

  @Test(arguments: [
    (
      "rx: a = MagicSubject", "var a: Observable<Int> { get }",
      "A.swift:2:1: error: 'MagicSubject' is no subject that a mock knows for 'a'. Use PublishSubject, ReplaySubject or BehaviorSubject, or for Combine PassthroughSubject, CurrentValueSubject or '@Published' with a property."
    ),
    (
      "rx: a = PublishSubject", "var a: Int { get }",
      "A.swift:2:1: warning: The annotation gives 'a' a subject, but only a property that is an Observable of RxSwift or an AnyPublisher of Combine can have one of that library. Leave it out."
    ),
    (
      "rx: b = PublishSubject", "var a: Int { get }",
      "A.swift:2:1: warning: The annotation names 'b', but 'Feed' has no such member. Correct the name, or leave it out."
    ),
    (
      "combine: a = @Published b", "var a: AnyPublisher<Int, Never> { get }",
      "A.swift:2:1: warning: The annotation names 'b', but 'Feed' has no such property. Correct the name, or leave it out."
    ),
  ])
  func `what cannot have a subject is reported`(annotation: String, member: String, text: String) {
    #expect(output(annotation, member).diagnoses.map(\.description) == [text])
  }

  @Test func `all streams have the subject that is chosen for all`() {
    let text = output(
      "combine: all = PassthroughSubject; b = CurrentValueSubject",
      "var a: AnyPublisher<Int, Never> { get }; var b: AnyPublisher<Int, Never> { get }; var c: Int { get }"
    ).text

    #expect(text.contains("aSubject = PassthroughSubject") && text.contains("bSubject = CurrentValueSubject"))
  }
}
