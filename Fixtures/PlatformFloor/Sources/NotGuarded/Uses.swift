import Guarded
import Synchronization

struct Pack<each Element> {
  var elements: (repeat each Element)
}

func useOfOurOwnNewerType() {
  _ = Counter()
}

@MainActor
func starts() {
  Task.immediate {}
}

let mutex = Mutex(1)

actor Owner {
  var name = ""

  isolated deinit { print(name) }
}

func failure(_ value: Any) -> Bool {
  value is any AsyncSequence<Int, Never>
}

@MainActor
func guardedTooLow() {
  if #available(macOS 15, iOS 18, *) {
    Task.immediate {}
  } else {
    Task {}
  }
}

@MainActor
func doesNothingBelow() {
  if #available(macOS 26, iOS 26, *) {
    Task.immediate {}
  }
}
