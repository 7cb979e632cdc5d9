import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsViews

/// Each question of a past interview with what was answered.
final class AnswersViewController: ViewController, BindableView {
  let lifetime = Lifetime()
  private let willAppear = MutableEventStream<Void>()
  private var answers: [InterviewAnswer] = [] { didSet { setNeedsDisplay() } }
  private var note = "" { didSet { setNeedsDisplay() } }

  var input: AnswersViewModel.Input { .init(viewWillAppear: willAppear.stream) }

  func bind(_ output: AnswersViewModel.Output) {
    observe(output.title) { view, title in view.title = title }
    observe(output.answers) { view, answers in view.answers = answers }
    observe(output.note) { view, note in view.note = note }
  }

  override func viewWillAppear() {
    willAppear.send()
  }

  override var body: any View {
    List {
      if !note.isEmpty { Text(note, tint: .secondary) }
      for answer in answers {
        Card {
          Text(answer.question.content, style: .caption, tint: .secondary)
          if let text = answer.text { Text(text) } else { Text("Skipped", tint: .orange) }
        }
      }
    }
  }
}
