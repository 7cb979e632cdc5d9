import InterviewDomain
import Riblets
import RibletsMVVM

/// The calls from the questions to their coordinator.
/// @mockable
@MainActor
protocol QuestionListener: AnyObject, Sendable {
  /// The last question was answered or skipped.
  func questionsDidFinish()
}

/// Asks one question after the other.
final class QuestionViewModel: ViewModel {
  @MainActor struct Input {
    var viewWillAppear: EventStream<Void> = .never
    /// The text of the answer. Both sides write it: the candidate types, and a transcription replaces what was typed.
    var answer = MutableStateStream("")
    var skipButtonTapped: EventStream<Void> = .never
    var submitButtonTapped: EventStream<Void> = .never
    var recordButtonTapped: EventStream<Void> = .never
    var eyePoints: EventStream<EyePoint> = .never
  }

  @MainActor struct Output {
    let question: StateStream<String>
    /// Finished questions over all of them: 0…1, in tenths.
    let progress: StateStream<Double>
    let toast: EventStream<String>
    let isRecording: StateStream<Bool>
    let isFinished: StateStream<Bool>
  }

  /// The shortest time between two reminders to look at the interview.
  static let reminderInterval = Duration.seconds(3)

  let lifetime = Lifetime()
  private let interview: Interview
  private let useCases: UseCases
  private weak var listener: (any QuestionListener)?
  private let standing = MutableStateStream<Standing?>(nil)
  private let toast = MutableEventStream<String>()
  private let isRecording = MutableStateStream(false)

  init(interview: Interview, useCases: UseCases, listener: any QuestionListener) {
    self.interview = interview
    self.useCases = useCases
    self.listener = listener
  }

  func transform(_ input: Input) -> Output {
    let answer = input.answer
    let focusOnScreen = useCases.focusOnScreen
    observe(input.viewWillAppear) { viewModel, _ in viewModel.fetch() }
    observe(input.submitButtonTapped) { viewModel, _ in viewModel.submit(answer) }
    observe(input.skipButtonTapped) { viewModel, _ in viewModel.skip(answer) }
    observe(input.recordButtonTapped) { viewModel, _ in viewModel.toggleRecording(answer) }
    let lookingAway = input.eyePoints.filter { !focusOnScreen.isFocused($0) }
    observe(lookingAway.throttle(for: Self.reminderInterval, clock: ribletClock, latest: false)) { viewModel, _ in
      viewModel.toast.send("Please focus on the interview")
    }
    return Output(
      question: standing.stream.map { $0?.question?.content ?? "" }.removeDuplicates(),
      progress: standing.stream.map { $0?.progress ?? 0 }.removeDuplicates(),
      toast: toast.stream,
      isRecording: isRecording.stream.removeDuplicates(),
      isFinished: standing.stream.map { $0.map { $0.question == nil } ?? false }.removeDuplicates())
  }

  private func fetch() {
    task(id: "fetch") { viewModel in
      do {
        viewModel.show(try await viewModel.useCases.fetchQuestion.fetchQuestion(of: viewModel.interview))
      } catch let error where !(error is CancellationError) {
        viewModel.toast.send("The question could not be loaded. Please go back and try again.")
      }
    }
  }

  private func submit(_ answer: MutableStateStream<String>) {
    let text = answer.value
    move(clearing: answer) { useCases, question, interview in
      try await useCases.postAnswer.postAnswer(text, to: question, in: interview)
    }
  }

  private func skip(_ answer: MutableStateStream<String>) {
    move(clearing: answer) { useCases, question, interview in
      try await useCases.skipQuestion.skip(question, in: interview)
    }
  }

  /// Moves to the next question. A second press while that is under way changes nothing.
  private func move(
    clearing answer: MutableStateStream<String>,
    _ step: @escaping @MainActor (UseCases, Question, Interview) async throws -> Standing
  ) {
    guard let question = standing.value?.question else { return }
    guard !isRecording.value else { return toast.send("Please stop the recording first.") }
    task(id: "move", .keepFirst) { viewModel in
      do {
        let next = try await step(viewModel.useCases, question, viewModel.interview)
        answer.send("")
        viewModel.show(next)
      } catch is EmptyAnswerError {
        viewModel.toast.send("Please answer the question, or skip it.")
      } catch let error where !(error is CancellationError) {
        viewModel.toast.send("Your answer could not be saved. Please try again.")
      }
    }
  }

  private func toggleRecording(_ answer: MutableStateStream<String>) {
    task(id: "recording", .keepFirst) { viewModel in
      do {
        if viewModel.isRecording.value {
          viewModel.isRecording.send(false)
          answer.send(try await viewModel.useCases.transcribe.stop())
        } else {
          try await viewModel.useCases.transcribe.start()
          viewModel.isRecording.send(true)
        }
      } catch is NothingHeardError {
        viewModel.toast.send("Nothing was heard. Please try again, or type your answer.")
      } catch let error where !(error is CancellationError) {
        viewModel.toast.send("Recording does not work. Please type your answer.")
      }
    }
  }

  private func show(_ next: Standing) {
    standing.send(next)
    if next.question == nil { listener?.questionsDidFinish() }
  }
}
