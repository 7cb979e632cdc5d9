// Made by riblets mock. What is changed here is lost.
// swift-format-ignore-file
// swiftlint:disable all

import InterviewDomain
@testable import InterviewPresentation
import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor
final class HistoryCoordinatingMock: HistoryCoordinating, Mock {
  nonisolated let calls: Calls

  init(interactable: (any Interactable)? = nil, children: [any Routing]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: HistoryCoordinatingMock.self, sourceLocation: sourceLocation)
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  func reset() {
    calls.reset()
    attachChildArguments = []
    detachChildArguments = []
  }

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? calls.unstubbed("children", set: "children") }
    set {
      childrenValue = newValue
    }
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() -> Void)? = nil
  func load() {
    calls.note("load")
    loadHandler?()
  }

  private var attachChildArguments: [(any Routing)] = []
  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  var attachChildHandler: ((any Routing) -> Void)? = nil
  var attachChildArgValues: [(any Routing)] {
    calls.markAsserted("attachChild")
    return attachChildArguments
  }
  var attachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("attachChild")
    return attachChildArguments.last
  }
  func attachChild(_ child: any Routing) {
    calls.note("attachChild", ["_": child])
    attachChildArguments.append(child)
    attachChildHandler?(child)
  }

  private var detachChildArguments: [(any Routing)] = []
  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  var detachChildHandler: ((any Routing) -> Void)? = nil
  var detachChildArgValues: [(any Routing)] {
    calls.markAsserted("detachChild")
    return detachChildArguments
  }
  var detachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("detachChild")
    return detachChildArguments.last
  }
  func detachChild(_ child: any Routing) {
    calls.note("detachChild", ["_": child])
    detachChildArguments.append(child)
    detachChildHandler?(child)
  }
}

@MainActor
final class HistoryFlowListenerMock: HistoryFlowListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: HistoryFlowListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var historyDidFinishCallCount: Int { calls.count(of: "historyDidFinish") }
  var historyDidFinishHandler: (() -> Void)? = nil
  func historyDidFinish() {
    calls.note("historyDidFinish")
    historyDidFinishHandler?()
  }
}

@MainActor
final class HistoryListenerMock: HistoryListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: HistoryListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    historyDidSelectArguments = []
  }

  private var historyDidSelectArguments: [Interview.ID] = []
  var historyDidSelectCallCount: Int { calls.count(of: "historyDidSelect") }
  var historyDidSelectHandler: ((Interview.ID) -> Void)? = nil
  var historyDidSelectArgValues: [Interview.ID] {
    calls.markAsserted("historyDidSelect")
    return historyDidSelectArguments
  }
  var historyDidSelectReceivedArguments: Interview.ID? {
    calls.markLastAsserted("historyDidSelect")
    return historyDidSelectArguments.last
  }
  func historyDidSelect(_ interviewID: Interview.ID) {
    calls.note("historyDidSelect", ["_": interviewID])
    historyDidSelectArguments.append(interviewID)
    historyDidSelectHandler?(interviewID)
  }
}

@MainActor
final class NavigatingMock: Navigating, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: NavigatingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    pushArguments = []
    replaceTopArguments = []
    removeArguments = []
  }

  let mutableUserPops = MutableEventStream<any ViewControllable>()
  var userPops: EventStream<any ViewControllable> { mutableUserPops.stream }

  private var pushArguments: [(any ViewControllable)] = []
  var pushCallCount: Int { calls.count(of: "push") }
  var pushHandler: ((any ViewControllable) -> Void)? = nil
  var pushArgValues: [(any ViewControllable)] {
    calls.markAsserted("push")
    return pushArguments
  }
  var pushReceivedArguments: (any ViewControllable)? {
    calls.markLastAsserted("push")
    return pushArguments.last
  }
  func push(_ view: any ViewControllable) {
    calls.note("push", ["_": view])
    pushArguments.append(view)
    pushHandler?(view)
  }

  private var replaceTopArguments: [(any ViewControllable)] = []
  var replaceTopCallCount: Int { calls.count(of: "replaceTop") }
  var replaceTopHandler: ((any ViewControllable) -> Void)? = nil
  var replaceTopArgValues: [(any ViewControllable)] {
    calls.markAsserted("replaceTop")
    return replaceTopArguments
  }
  var replaceTopReceivedArguments: (any ViewControllable)? {
    calls.markLastAsserted("replaceTop")
    return replaceTopArguments.last
  }
  func replaceTop(with view: any ViewControllable) {
    calls.note("replaceTop", ["with": view])
    replaceTopArguments.append(view)
    replaceTopHandler?(view)
  }

  private var removeArguments: [[any ViewControllable]] = []
  var removeCallCount: Int { calls.count(of: "remove") }
  var removeHandler: (([any ViewControllable]) -> Void)? = nil
  var removeArgValues: [[any ViewControllable]] {
    calls.markAsserted("remove")
    return removeArguments
  }
  var removeReceivedArguments: [any ViewControllable]? {
    calls.markLastAsserted("remove")
    return removeArguments.last
  }
  func remove(_ views: [any ViewControllable]) {
    calls.note("remove", ["_": views])
    removeArguments.append(views)
    removeHandler?(views)
  }
}

@MainActor
final class NewInterviewCoordinatingMock: NewInterviewCoordinating, Mock {
  nonisolated let calls: Calls

  init(interactable: (any Interactable)? = nil, children: [any Routing]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: NewInterviewCoordinatingMock.self, sourceLocation: sourceLocation)
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  func reset() {
    calls.reset()
    attachChildArguments = []
    detachChildArguments = []
  }

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? calls.unstubbed("children", set: "children") }
    set {
      childrenValue = newValue
    }
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() -> Void)? = nil
  func load() {
    calls.note("load")
    loadHandler?()
  }

  private var attachChildArguments: [(any Routing)] = []
  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  var attachChildHandler: ((any Routing) -> Void)? = nil
  var attachChildArgValues: [(any Routing)] {
    calls.markAsserted("attachChild")
    return attachChildArguments
  }
  var attachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("attachChild")
    return attachChildArguments.last
  }
  func attachChild(_ child: any Routing) {
    calls.note("attachChild", ["_": child])
    attachChildArguments.append(child)
    attachChildHandler?(child)
  }

  private var detachChildArguments: [(any Routing)] = []
  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  var detachChildHandler: ((any Routing) -> Void)? = nil
  var detachChildArgValues: [(any Routing)] {
    calls.markAsserted("detachChild")
    return detachChildArguments
  }
  var detachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("detachChild")
    return detachChildArguments.last
  }
  func detachChild(_ child: any Routing) {
    calls.note("detachChild", ["_": child])
    detachChildArguments.append(child)
    detachChildHandler?(child)
  }
}

@MainActor
final class NewInterviewListenerMock: NewInterviewListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: NewInterviewListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    newInterviewDidFinishArguments = []
  }

  private var newInterviewDidFinishArguments: [(flow: any Coordinating, interviewID: Interview.ID?)] = []
  var newInterviewDidFinishCallCount: Int { calls.count(of: "newInterviewDidFinish") }
  var newInterviewDidFinishHandler: ((any Coordinating, Interview.ID?) -> Void)? = nil
  var newInterviewDidFinishArgValues: [(flow: any Coordinating, interviewID: Interview.ID?)] {
    calls.markAsserted("newInterviewDidFinish")
    return newInterviewDidFinishArguments
  }
  var newInterviewDidFinishReceivedArguments: (flow: any Coordinating, interviewID: Interview.ID?)? {
    calls.markLastAsserted("newInterviewDidFinish")
    return newInterviewDidFinishArguments.last
  }
  func newInterviewDidFinish(_ flow: any Coordinating, showing interviewID: Interview.ID?) {
    calls.note("newInterviewDidFinish", ["_": flow, "showing": interviewID])
    newInterviewDidFinishArguments.append((flow, interviewID))
    newInterviewDidFinishHandler?(flow, interviewID)
  }
}

@MainActor
final class QuestionListenerMock: QuestionListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: QuestionListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var questionsDidFinishCallCount: Int { calls.count(of: "questionsDidFinish") }
  var questionsDidFinishHandler: (() -> Void)? = nil
  func questionsDidFinish() {
    calls.note("questionsDidFinish")
    questionsDidFinishHandler?()
  }
}

@MainActor
final class RootCoordinatingMock: RootCoordinating, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RootCoordinatingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    connectHistoryFlowArguments = []
  }

  var connectNewInterviewFlowCallCount: Int { calls.count(of: "connectNewInterviewFlow") }
  var connectNewInterviewFlowHandler: (() -> Void)? = nil
  func connectNewInterviewFlow() {
    calls.note("connectNewInterviewFlow")
    connectNewInterviewFlowHandler?()
  }

  private var connectHistoryFlowArguments: [Interview.ID?] = []
  var connectHistoryFlowCallCount: Int { calls.count(of: "connectHistoryFlow") }
  var connectHistoryFlowHandler: ((Interview.ID?) -> Void)? = nil
  var connectHistoryFlowArgValues: [Interview.ID?] {
    calls.markAsserted("connectHistoryFlow")
    return connectHistoryFlowArguments
  }
  var connectHistoryFlowReceivedArguments: Interview.ID?? {
    calls.markLastAsserted("connectHistoryFlow")
    return connectHistoryFlowArguments.last
  }
  func connectHistoryFlow(interviewID: Interview.ID?) {
    calls.note("connectHistoryFlow", ["interviewID": interviewID])
    connectHistoryFlowArguments.append(interviewID)
    connectHistoryFlowHandler?(interviewID)
  }
}

@MainActor
final class RootFlowsMock: RootFlows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RootFlowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    newInterviewFlowArguments = []
    historyFlowArguments = []
  }

  private var newInterviewFlowArguments: [(any NewInterviewListener)] = []
  var newInterviewFlowCallCount: Int { calls.count(of: "newInterviewFlow") }
  var newInterviewFlowHandler: ((any NewInterviewListener) -> any NewInterviewCoordinating)? = nil
  var newInterviewFlowReturnValue: (any NewInterviewCoordinating)? = nil
  var newInterviewFlowArgValues: [(any NewInterviewListener)] {
    calls.markAsserted("newInterviewFlow")
    return newInterviewFlowArguments
  }
  var newInterviewFlowReceivedArguments: (any NewInterviewListener)? {
    calls.markLastAsserted("newInterviewFlow")
    return newInterviewFlowArguments.last
  }
  func newInterviewFlow(listener: any NewInterviewListener) -> any NewInterviewCoordinating {
    let call = calls.note("newInterviewFlow", ["listener": listener])
    newInterviewFlowArguments.append(listener)
    if let newInterviewFlowHandler { return newInterviewFlowHandler(listener) }
    if let newInterviewFlowReturnValue { return newInterviewFlowReturnValue }
    return calls.unstubbed("newInterviewFlow", call, returning: NewInterviewCoordinatingMock(sourceLocation: calls.sourceLocation), set: "newInterviewFlowReturnValue", "newInterviewFlowHandler")
  }

  private var historyFlowArguments: [(interviewID: Interview.ID?, listener: any HistoryFlowListener)] = []
  var historyFlowCallCount: Int { calls.count(of: "historyFlow") }
  var historyFlowHandler: ((Interview.ID?, any HistoryFlowListener) -> any HistoryCoordinating)? = nil
  var historyFlowReturnValue: (any HistoryCoordinating)? = nil
  var historyFlowArgValues: [(interviewID: Interview.ID?, listener: any HistoryFlowListener)] {
    calls.markAsserted("historyFlow")
    return historyFlowArguments
  }
  var historyFlowReceivedArguments: (interviewID: Interview.ID?, listener: any HistoryFlowListener)? {
    calls.markLastAsserted("historyFlow")
    return historyFlowArguments.last
  }
  func historyFlow(interviewID: Interview.ID?, listener: any HistoryFlowListener) -> any HistoryCoordinating {
    let call = calls.note("historyFlow", ["interviewID": interviewID, "listener": listener])
    historyFlowArguments.append((interviewID, listener))
    if let historyFlowHandler { return historyFlowHandler(interviewID, listener) }
    if let historyFlowReturnValue { return historyFlowReturnValue }
    return calls.unstubbed("historyFlow", call, returning: HistoryCoordinatingMock(sourceLocation: calls.sourceLocation), set: "historyFlowReturnValue", "historyFlowHandler")
  }
}

@MainActor
final class SummaryListenerMock: SummaryListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: SummaryListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var summaryDidCloseCallCount: Int { calls.count(of: "summaryDidClose") }
  var summaryDidCloseHandler: (() -> Void)? = nil
  func summaryDidClose() {
    calls.note("summaryDidClose")
    summaryDidCloseHandler?()
  }

  var summaryDidAskForAnswersCallCount: Int { calls.count(of: "summaryDidAskForAnswers") }
  var summaryDidAskForAnswersHandler: (() -> Void)? = nil
  func summaryDidAskForAnswers() {
    calls.note("summaryDidAskForAnswers")
    summaryDidAskForAnswersHandler?()
  }
}
