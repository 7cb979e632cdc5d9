internal import Riblets

// A workflow as an app writes it: its steps know their items by a protocol, and each waits for the one before.

@MainActor
protocol StageActionableItem: AnyObject, Sendable {
  func next() async throws -> any StageActionableItem
}

final class ActionableReceiver: Interactor, StageActionableItem {
  func next() async throws -> any StageActionableItem { self }
}

final class FiveStepsWorkflow: Workflow<any StageActionableItem> {
  override init() {
    super.init()
    onStep { item in try await item.next() }
      .onStep { item, _ in try await item.next() }
      .onStep { item, _ in try await item.next() }
      .onStep { item, _ in try await item.next() }
      .onStep { item, _ in try await item.next() }
      .commit()
  }
}
