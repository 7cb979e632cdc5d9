import Foundation
import GRDB
import Riblets
import RibletsData
import RibletsDataRoot
import RibletsGRDB

/// Three journals at a server, which is the test that kills this process.
enum Journals: RemoteDataDomain {
  typealias Remote = PipeServer
}

struct Write: KeptMutateQuery {
  typealias Domain = Journals
  let journal: Int
  let text: String

  func mutate(_ remote: PipeServer, key: IdempotencyKey) async throws {
    try await remote.write(text, in: journal, key)
  }
  var aggregate: String { "\(journal)" }
}

/// The answer was lost on its way.
struct AnswerLost: RetryAdvising {
  var retryAdvice: RetryAdvice { .worthwhile }
}

/// A server at the other end of the standard streams: a line for each attempt, and one for each answer.
@MainActor
final class PipeServer: Sendable {
  private var waiting: [String: CheckedContinuation<Void, any Error>] = [:]

  /// Reads answers until the standard input ends, on a thread of its own.
  func readAnswers() {
    Thread.detachNewThread {
      while let line = readLine() { Task { @MainActor in self.answer(line) } }
    }
  }

  private func answer(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    waiting.removeValue(forKey: words[1])?.resume(with: words[0] == "made" ? .success(()) : .failure(AnswerLost()))
  }

  func write(_ text: String, in journal: Int, _ key: IdempotencyKey) async throws {
    try await withCheckedThrowingContinuation { continuation in
      waiting[key.text] = continuation
      report("send \(key) \(journal) \(text)")
    }
  }
}

/// Keeps changes as fast as it can until a test kills it; sends what is left, and ends, if the test says so.
@MainActor
struct OutboxSender {
  let path: String
  /// The beginning of the changes' texts; `nil` to send what is left.
  let run: String?

  func start() async throws {
    let store = try SQLiteStore(path: path, migrator: DatabaseMigrator())
    let server = PipeServer()
    let outbox = try Outbox(
      Journals.self, keeping: Write.self, in: SQLiteOutbox(store), remote: server,
      over: RemoteConnection(retries: RetryPolicy(pause: .milliseconds(1), longestPause: .milliseconds(2))))
    let provider = outbox.provider
    server.readAnswers()
    let sending = Task { await outbox.run() }
    if let run {
      for number in 0... {
        let change = Write(journal: number % 3, text: "\(run)-\(number)")
        try provider.enqueue(change)
        report("kept \(change.journal) \(change.text)")
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    while !provider.outbox.value.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    sending.cancel()
    report("empty")
  }
}

/// Writes a line at once: nothing of it is left in a buffer when the process is killed.
private func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
