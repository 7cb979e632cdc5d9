import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsViews

/// Past interviews, each with a button that opens it.
final class HistoryViewController: ViewController, BindableView {
  let lifetime = Lifetime()
  private let willAppear = MutableEventStream<Void>()
  private let rowTaps = MutableEventStream<Interview.ID>()
  private var rows: [HistoryRow] = [] { didSet { setNeedsDisplay() } }
  private var note = "" { didSet { setNeedsDisplay() } }

  var input: HistoryViewModel.Input { .init(viewWillAppear: willAppear.stream, rowTapped: rowTaps.stream) }

  func bind(_ output: HistoryViewModel.Output) {
    observe(output.rows) { view, rows in view.rows = rows }
    observe(output.note) { view, note in view.note = note }
  }

  override func viewDidLoad() {
    title = "History"
  }

  override func viewWillAppear() {
    willAppear.send()
  }

  override var body: any View {
    VStack {
      if !note.isEmpty { Text(note, tint: .secondary) }
      if !rows.isEmpty { list }
      Spacer()
    }
  }

  private var list: any View {
    List {
      for (index, row) in rows.enumerated() {
        VStack(spacing: 4) {
          Text(row.title)
          Text(row.detail, style: .caption, tint: .secondary)
          Button("Open") { self.rowTaps.send(row.id) }.identifier("open-\(index + 1)")
        }
      }
    }
  }
}
