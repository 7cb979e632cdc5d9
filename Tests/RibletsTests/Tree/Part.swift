import Riblets
import RibletsTesting

/// A log of a test tree of parts, line by line.
@MainActor final class Log {
  var lines: [String] = []
}

/// An interactor that notes its callbacks, and does in them what a test wants.
final class PartInteractor: Interactor {
  let name: String
  let log: Log
  var onBecomeActive: (() -> Void)?
  var onWillDeactivate: (() -> Void)?
  var onResign: (() -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func didBecomeActive() {
    log.lines.append("\(name) became active")
    onBecomeActive?()
  }

  override func willDeactivate() {
    log.lines.append("\(name) will deactivate")
    onWillDeactivate?()
  }

  override func willResignActive() {
    log.lines.append("\(name) resigns")
    onResign?()
  }
}

/// The router of a part; its name in paths is its label.
final class PartRouter: Router<PartInteractor> {
  var onLoad: (() -> Void)?
  var onWillDeactivate: (() -> Void)?

  init(_ name: String, _ log: Log) {
    super.init(concrete: PartInteractor(name, log))
  }

  /// A router for an interactor that may have one already.
  init(sharing interactor: PartInteractor) {
    super.init(concrete: interactor)
  }

  override var ribletLabel: String? { interactor.name }

  override func didLoad() {
    interactor.log.lines.append("\(interactor.name) loaded")
    onLoad?()
  }

  override func willDeactivate() { onWillDeactivate?() }

  var parts: [PartRouter] { children.compactMap { $0 as? PartRouter } }
}

extension PartRouter {
  /// The names of the branch, as in `root(a(b) c)`.
  var outline: String {
    let below = parts.map(\.outline).joined(separator: " ")
    return interactor.name + (below.isEmpty ? "" : "(\(below))")
  }
}
