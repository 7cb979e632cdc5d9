#if canImport(os)
  public import Riblets
  public import os

  extension RibletRuntime {
    /// Writes the events and diagnoses of the tree to the system's log, as long as the runtime lives.
    ///
    /// ```swift
    /// let runtime = RibletRuntime()
    /// runtime.log(to: Logger(subsystem: "com.example.shop", category: "riblets"))
    /// window = router.launch(in: windowScene, runtime: runtime)
    /// ```
    ///
    /// Diagnoses and leaks are errors, workflows and the events of libraries are infos, and all else is for debugging.
    /// Public are only names of types, lines of code, and identifiers of diagnoses. Everything that can contain a value
    /// of your app is private, so it can be read only under a debugger.
    ///
    /// The ``DiagnosisReporter`` of the runtime still gets the diagnoses.
    ///
    /// See `Documentation/UIKitAndSwiftUI.md`.
    ///
    /// - Parameters:
    ///   - logger: Writes the lines, with its subsystem and category.
    ///   - fileID: Leave it out: the compiler fills it in.
    ///   - line: Leave it out: the compiler fills it in.
    /// - Returns: The subscription, to stop. You can ignore it.
    @discardableResult
    public func log(to logger: Logger, fileID: StaticString = #fileID, line: UInt = #line) -> StreamConnection {
      events.sink(fileID: fileID, line: line) { event in
        // The system makes the texts only for the levels that it writes.
        logger.log(
          level: event.logLevel, "\(event.publicText, privacy: .public)\(event.privateText, privacy: .private)")
      }
    }
  }

  extension RibletEvent {
    fileprivate var logLevel: OSLogType {
      switch kind {
      case .leaked, .diagnosed: .error
      case .workflow, .library: .info
      case .attached, .detached, .activated, .deactivated, .loaded, .workStarted, .workEnded: .debug
      }
    }

    /// Only names of types, lines of code and identifiers: `Root/Chat started task at Shop/ChatInteractor.swift:31`.
    fileprivate var publicText: String {
      let riblet = path.map { $0.names.map { String($0.prefix { $0 != "(" }) }.joined(separator: "/") + " " }
      return (riblet ?? "") + publicPhrase
    }

    private var publicPhrase: String {
      switch kind {
      case .attached: "attached"
      case .detached: "detached"
      case .activated: "became active"
      case .deactivated: "became inactive"
      case .loaded: "loaded"
      case .workStarted(let work): "started \(work.publicText)"
      case .workEnded(let work, let end): "\(end == .finished ? "finished" : "cancelled") \(work.publicText)"
      case .workflow(let progress): "\(progress)"
      case .library(let event): "\(type(of: event))"
      case .leaked(let leak): "leaked its \(leak.role.name) '\(leak.object)'"
      case .diagnosed(let diagnosis):
        "diagnosed: \(diagnosis.id)" + (diagnosis.site.map { " at \($0)" } ?? "")
      }
    }

    /// The part that may contain values of the app, such as the label of a riblet, the name of a task, or an error; often
    /// empty.
    fileprivate var privateText: String {
      let text =
        switch kind {
        case .diagnosed(let diagnosis): "\(diagnosis)"
        case .library(let event): "\(event)"
        case .workStarted(let work), .workEnded(let work, _): work.hasPublicName ? nil : work.name
        default: nil as String?
        }
      let label = path.flatMap { $0.description.contains("(") ? $0.description : nil }
      let parts = [label, text].compactMap(\.self)
      return parts.isEmpty ? "" : " " + parts.joined(separator: ": ")
    }
  }

  extension BoundWork {
    /// True for names that are types.
    fileprivate var hasPublicName: Bool { kind == .worker || kind == .workflow }

    fileprivate var publicText: String {
      // Spelled out, since a build without reflection metadata does not know the names of cases.
      var text =
        switch kind {
        case .observation: "observation"
        case .task: "task"
        case .worker: "worker"
        case .workflow: "workflow"
        case .subscription: "subscription"
        }
      if hasPublicName, let name { text += " \(name)" }
      if let site { text += " at \(site)" }
      return text
    }
  }
#endif
