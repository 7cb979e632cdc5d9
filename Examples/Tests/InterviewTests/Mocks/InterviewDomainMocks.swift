// Made by riblets mock. What is changed here is lost.
// swift-format-ignore-file
// swiftlint:disable all

@testable public import InterviewDomain
public import RibletsTesting
public import Testing

@MainActor
public final class FetchHistoryUseCaseMock: FetchHistoryUseCase, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: FetchHistoryUseCaseMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    fetchInterviewArguments = []
  }

  public var fetchHistoryCallCount: Int { calls.count(of: "fetchHistory") }
  public var fetchHistoryHandler: (@MainActor () async throws -> [Interview])? = nil
  public var fetchHistoryReturnValue: [Interview]? = nil
  public var fetchHistoryError: (any Error)? = nil
  public func fetchHistory() async throws -> [Interview] {
    let call = calls.note("fetchHistory")
    if let fetchHistoryHandler { return try await fetchHistoryHandler() }
    if let fetchHistoryError { throw fetchHistoryError }
    if let fetchHistoryReturnValue { return fetchHistoryReturnValue }
    throw calls.unstubbedError("fetchHistory", call, set: "fetchHistoryReturnValue", "fetchHistoryError", "fetchHistoryHandler")
  }

  private var fetchInterviewArguments: [Interview.ID] = []
  public var fetchInterviewCallCount: Int { calls.count(of: "fetchInterview") }
  public var fetchInterviewHandler: (@MainActor (Interview.ID) async throws -> Interview)? = nil
  public var fetchInterviewReturnValue: Interview? = nil
  public var fetchInterviewError: (any Error)? = nil
  public var fetchInterviewArgValues: [Interview.ID] {
    calls.markAsserted("fetchInterview")
    return fetchInterviewArguments
  }
  public var fetchInterviewReceivedArguments: Interview.ID? {
    calls.markLastAsserted("fetchInterview")
    return fetchInterviewArguments.last
  }
  public func fetchInterview(_ id: Interview.ID) async throws -> Interview {
    let call = calls.note("fetchInterview", ["_": id])
    fetchInterviewArguments.append(id)
    if let fetchInterviewHandler { return try await fetchInterviewHandler(id) }
    if let fetchInterviewError { throw fetchInterviewError }
    if let fetchInterviewReturnValue { return fetchInterviewReturnValue }
    throw calls.unstubbedError("fetchInterview", call, set: "fetchInterviewReturnValue", "fetchInterviewError", "fetchInterviewHandler")
  }
}

@MainActor
public final class FetchQuestionUseCaseMock: FetchQuestionUseCase, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: FetchQuestionUseCaseMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    fetchQuestionArguments = []
  }

  private var fetchQuestionArguments: [Interview] = []
  public var fetchQuestionCallCount: Int { calls.count(of: "fetchQuestion") }
  public var fetchQuestionHandler: (@MainActor (Interview) async throws -> Standing)? = nil
  public var fetchQuestionReturnValue: Standing? = nil
  public var fetchQuestionError: (any Error)? = nil
  public var fetchQuestionArgValues: [Interview] {
    calls.markAsserted("fetchQuestion")
    return fetchQuestionArguments
  }
  public var fetchQuestionReceivedArguments: Interview? {
    calls.markLastAsserted("fetchQuestion")
    return fetchQuestionArguments.last
  }
  public func fetchQuestion(of interview: Interview) async throws -> Standing {
    let call = calls.note("fetchQuestion", ["of": interview])
    fetchQuestionArguments.append(interview)
    if let fetchQuestionHandler { return try await fetchQuestionHandler(interview) }
    if let fetchQuestionError { throw fetchQuestionError }
    if let fetchQuestionReturnValue { return fetchQuestionReturnValue }
    throw calls.unstubbedError("fetchQuestion", call, set: "fetchQuestionReturnValue", "fetchQuestionError", "fetchQuestionHandler")
  }
}

@MainActor
public final class FocusOnScreenUseCaseMock: FocusOnScreenUseCase, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: FocusOnScreenUseCaseMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    isFocusedArguments = []
  }

  private var isFocusedArguments: [EyePoint] = []
  public var isFocusedCallCount: Int { calls.count(of: "isFocused") }
  public var isFocusedHandler: ((EyePoint) -> Bool)? = nil
  public var isFocusedReturnValue: Bool? = nil
  public var isFocusedArgValues: [EyePoint] {
    calls.markAsserted("isFocused")
    return isFocusedArguments
  }
  public var isFocusedReceivedArguments: EyePoint? {
    calls.markLastAsserted("isFocused")
    return isFocusedArguments.last
  }
  public func isFocused(_ gaze: EyePoint) -> Bool {
    let call = calls.note("isFocused", ["_": gaze])
    isFocusedArguments.append(gaze)
    if let isFocusedHandler { return isFocusedHandler(gaze) }
    if let isFocusedReturnValue { return isFocusedReturnValue }
    return calls.unstubbed("isFocused", call, set: "isFocusedReturnValue", "isFocusedHandler")
  }
}

@MainActor
public final class InterviewRepositoryMock: InterviewRepository, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: InterviewRepositoryMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    interviewArguments = []
    recordArguments = []
  }

  public var interviewsCallCount: Int { calls.count(of: "interviews") }
  public var interviewsHandler: (@MainActor () async throws -> [Interview])? = nil
  public var interviewsReturnValue: [Interview]? = nil
  public var interviewsError: (any Error)? = nil
  public func interviews() async throws -> [Interview] {
    let call = calls.note("interviews")
    if let interviewsHandler { return try await interviewsHandler() }
    if let interviewsError { throw interviewsError }
    if let interviewsReturnValue { return interviewsReturnValue }
    throw calls.unstubbedError("interviews", call, set: "interviewsReturnValue", "interviewsError", "interviewsHandler")
  }

  private var interviewArguments: [Interview.ID] = []
  public var interviewCallCount: Int { calls.count(of: "interview") }
  public var interviewHandler: (@MainActor (Interview.ID) async throws -> Interview?)? = nil
  private var interviewGivenReturnValue: Interview?? = nil
  public var interviewReturnValue: Interview? {
    get { interviewGivenReturnValue ?? nil }
    set { interviewGivenReturnValue = .some(newValue) }
  }
  public var interviewError: (any Error)? = nil
  public var interviewArgValues: [Interview.ID] {
    calls.markAsserted("interview")
    return interviewArguments
  }
  public var interviewReceivedArguments: Interview.ID? {
    calls.markLastAsserted("interview")
    return interviewArguments.last
  }
  public func interview(_ id: Interview.ID) async throws -> Interview? {
    let call = calls.note("interview", ["_": id])
    interviewArguments.append(id)
    if let interviewHandler { return try await interviewHandler(id) }
    if let interviewError { throw interviewError }
    if let interviewGivenReturnValue { return interviewGivenReturnValue }
    throw calls.unstubbedError("interview", call, set: "interviewReturnValue", "interviewError", "interviewHandler")
  }

  private var recordArguments: [(answer: InterviewAnswer, interview: Interview)] = []
  public var recordCallCount: Int { calls.count(of: "record") }
  public var recordHandler: (@MainActor (InterviewAnswer, Interview) async throws -> Void)? = nil
  public var recordError: (any Error)? = nil
  public var recordArgValues: [(answer: InterviewAnswer, interview: Interview)] {
    calls.markAsserted("record")
    return recordArguments
  }
  public var recordReceivedArguments: (answer: InterviewAnswer, interview: Interview)? {
    calls.markLastAsserted("record")
    return recordArguments.last
  }
  public func record(_ answer: InterviewAnswer, in interview: Interview) async throws {
    calls.note("record", ["_": answer, "in": interview])
    recordArguments.append((answer, interview))
    if let recordHandler { return try await recordHandler(answer, interview) }
    if let recordError { throw recordError }
  }
}

@MainActor
public final class PostAnswerUseCaseMock: PostAnswerUseCase, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: PostAnswerUseCaseMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    postAnswerArguments = []
  }

  private var postAnswerArguments: [(text: String, question: Question, interview: Interview)] = []
  public var postAnswerCallCount: Int { calls.count(of: "postAnswer") }
  public var postAnswerHandler: (@MainActor (String, Question, Interview) async throws -> Standing)? = nil
  public var postAnswerReturnValue: Standing? = nil
  public var postAnswerError: (any Error)? = nil
  public var postAnswerArgValues: [(text: String, question: Question, interview: Interview)] {
    calls.markAsserted("postAnswer")
    return postAnswerArguments
  }
  public var postAnswerReceivedArguments: (text: String, question: Question, interview: Interview)? {
    calls.markLastAsserted("postAnswer")
    return postAnswerArguments.last
  }
  public func postAnswer(_ text: String, to question: Question, in interview: Interview) async throws -> Standing {
    let call = calls.note("postAnswer", ["_": text, "to": question, "in": interview])
    postAnswerArguments.append((text, question, interview))
    if let postAnswerHandler { return try await postAnswerHandler(text, question, interview) }
    if let postAnswerError { throw postAnswerError }
    if let postAnswerReturnValue { return postAnswerReturnValue }
    throw calls.unstubbedError("postAnswer", call, set: "postAnswerReturnValue", "postAnswerError", "postAnswerHandler")
  }
}

@MainActor
public final class QuestionRepositoryMock: QuestionRepository, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: QuestionRepositoryMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
  }

  public var questionsCallCount: Int { calls.count(of: "questions") }
  public var questionsHandler: (@MainActor () async throws -> [Question])? = nil
  public var questionsReturnValue: [Question]? = nil
  public var questionsError: (any Error)? = nil
  public func questions() async throws -> [Question] {
    let call = calls.note("questions")
    if let questionsHandler { return try await questionsHandler() }
    if let questionsError { throw questionsError }
    if let questionsReturnValue { return questionsReturnValue }
    throw calls.unstubbedError("questions", call, set: "questionsReturnValue", "questionsError", "questionsHandler")
  }
}

@MainActor
public final class SkipQuestionUseCaseMock: SkipQuestionUseCase, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: SkipQuestionUseCaseMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    skipArguments = []
  }

  private var skipArguments: [(question: Question, interview: Interview)] = []
  public var skipCallCount: Int { calls.count(of: "skip") }
  public var skipHandler: (@MainActor (Question, Interview) async throws -> Standing)? = nil
  public var skipReturnValue: Standing? = nil
  public var skipError: (any Error)? = nil
  public var skipArgValues: [(question: Question, interview: Interview)] {
    calls.markAsserted("skip")
    return skipArguments
  }
  public var skipReceivedArguments: (question: Question, interview: Interview)? {
    calls.markLastAsserted("skip")
    return skipArguments.last
  }
  public func skip(_ question: Question, in interview: Interview) async throws -> Standing {
    let call = calls.note("skip", ["_": question, "in": interview])
    skipArguments.append((question, interview))
    if let skipHandler { return try await skipHandler(question, interview) }
    if let skipError { throw skipError }
    if let skipReturnValue { return skipReturnValue }
    throw calls.unstubbedError("skip", call, set: "skipReturnValue", "skipError", "skipHandler")
  }
}

@MainActor
public final class TranscribeUseCaseMock: TranscribeUseCase, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: TranscribeUseCaseMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
  }

  public var startCallCount: Int { calls.count(of: "start") }
  public var startHandler: (@MainActor () async throws -> Void)? = nil
  public var startError: (any Error)? = nil
  public func start() async throws {
    calls.note("start")
    if let startHandler { return try await startHandler() }
    if let startError { throw startError }
  }

  public var stopCallCount: Int { calls.count(of: "stop") }
  public var stopHandler: (@MainActor () async throws -> String)? = nil
  public var stopReturnValue: String? = nil
  public var stopError: (any Error)? = nil
  public func stop() async throws -> String {
    let call = calls.note("stop")
    if let stopHandler { return try await stopHandler() }
    if let stopError { throw stopError }
    if let stopReturnValue { return stopReturnValue }
    throw calls.unstubbedError("stop", call, set: "stopReturnValue", "stopError", "stopHandler")
  }
}

@MainActor
public final class TranscriberMock: Transcriber, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: TranscriberMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
  }

  public var startCallCount: Int { calls.count(of: "start") }
  public var startHandler: (@MainActor () async throws -> Void)? = nil
  public var startError: (any Error)? = nil
  public func start() async throws {
    calls.note("start")
    if let startHandler { return try await startHandler() }
    if let startError { throw startError }
  }

  public var stopCallCount: Int { calls.count(of: "stop") }
  public var stopHandler: (@MainActor () async throws -> String)? = nil
  public var stopReturnValue: String? = nil
  public var stopError: (any Error)? = nil
  public func stop() async throws -> String {
    let call = calls.note("stop")
    if let stopHandler { return try await stopHandler() }
    if let stopError { throw stopError }
    if let stopReturnValue { return stopReturnValue }
    throw calls.unstubbedError("stop", call, set: "stopReturnValue", "stopError", "stopHandler")
  }
}
