import Riblets
import RibletsLog
import RibletsTesting
import Testing
import os

/// The log as somebody reads it without a debugger.
@MainActor
@Suite(.testScope, .serialized)
struct LogTests {
  let test = TestScope.current()
  let root = LogRootRouter(interactor: LogRootInteractor())

  /// The lines that a tree writes from its launch on, under a name of its own.
  private func lines(_ subsystem: String, _ change: () -> Void = {}) -> [String] {
    let log = test.runtime.log(to: Logger(subsystem: subsystem, category: "riblets"))
    test.launch(root)
    change()
    log.cancel()
    return Logger.lines[subsystem] ?? []
  }

  @Test func `the life of riblets is for debugging`() {
    #expect(lines("life") == ["debug: LogRoot became active", "debug: LogRoot loaded"])
  }

  @Test func `no value of an app is public`() {
    let chat = LogChatRouter(interactor: LogChatInteractor(), friend: "Ann")
    let written = lines("values") {
      root.attachChild(chat)
      chat.interactor.write(to: "ann@example.com")
      root.attachChild(chat)
    }
    #expect(written.contains("debug: LogRoot/LogChat attached<private>"))
    #expect(written.contains { $0.hasPrefix("debug: LogRoot/LogChat started task at ") && $0.hasSuffix("<private>") })
    #expect(written.contains { $0.hasPrefix("error: ") && $0.contains("diagnosed: riblets.attached-twice at ") })
    #expect(!written.contains { $0.contains("Ann") || $0.contains("ann@") })
    #expect(test.diagnoses.map(\.id) == ["riblets.attached-twice"])
  }

  @Test func `no text is made for a level that nobody reads`() {
    Logger.writesDebug = false
    #expect(lines("level") == [])
    Logger.writesDebug = true
  }

  @Test func `a log that was cancelled writes nothing`() {
    test.runtime.log(to: Logger(subsystem: "cancelled", category: "riblets")).cancel()
    test.launch(root)
    #expect(Logger.lines["cancelled"] == nil)
  }
}

final class LogRootInteractor: Interactor {}
final class LogRootRouter: LaunchRouter<LogRootInteractor, LogView> {
  init(interactor: LogRootInteractor) { super.init(interactor: interactor, viewController: LogView()) }
}
final class LogView: ViewControllable {}

final class LogChatInteractor: Interactor {
  func write(to address: String) { task(id: address) { _ in } }
}
final class LogChatRouter: Router<LogChatInteractor> {
  private let friend: String
  override var ribletLabel: String? { friend }

  init(interactor: LogChatInteractor, friend: String) {
    self.friend = friend
    super.init(interactor: interactor)
  }
}
