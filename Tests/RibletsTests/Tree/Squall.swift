import Riblets
import SeededGenerator

/// A tree whose riblets are let go of at random, by this thread, inside of callbacks and by other threads, while the
/// rest of it goes on being attached, detached and looked at.
@MainActor
final class Squall {
  private struct Remains {
    weak var router: PartRouter?
    weak var interactor: PartInteractor?
  }

  private let runtime: RibletRuntime
  private let log = Log()
  private let numbers = MutableEventStream<Int>()
  private var generator: SeededGenerator
  /// The references that keep parts alive beside the tree; an empty place is filled by the next part.
  private var held: [PartRouter?] = Array(repeating: nil, count: 8)
  private var made: [Remains] = []
  private var drops: [Task<Void, Never>] = []
  /// The number of calls that the callbacks may still make, so that the squall ends.
  private var budget = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    runtime = RibletRuntime(reporter: .silent, leakPolicy: .off)
    if Bool.random(using: &generator) { runtime.events.sink { event in _ = event.path?.description } }
  }

  /// The names of the parts that are still there when every reference to them is gone.
  func blow() async -> [String] {
    RibletRuntime.$current.withValue(runtime) {
      for _ in 0..<40 {
        budget = 6
        act()
      }
      budget = 0
      for place in held.indices { drop(place) }
    }
    for drop in drops { await drop.value }
    // What was let go of elsewhere may still have work to end here.
    for _ in 0..<100 where !survivors.isEmpty { await Task.yield() }
    return survivors
  }

  private var survivors: [String] {
    made.indices.compactMap { index in
      if made[index].router != nil { return "router \(index)" }
      return made[index].interactor == nil ? nil : "interactor \(index)"
    }
  }

  private func act() {
    guard budget > 0 else { return }
    budget -= 1
    let place = Int.random(in: held.indices, using: &generator)
    let other = Int.random(in: held.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3:
      if let part = held[place], let parent = held[other] { parent.attachChild(part) }
    case 4: detach(from: place)
    case 5...6: drop(place)
    case 7: _ = held[place]?.ribletPath.description
    case 8: numbers.send(place)
    case 9: if let part = held[place] { part.isLaunchedRoot ? part.terminateAsRoot() : part.launchAsRoot(in: runtime) }
    default: if held[place] == nil { held[place] = makePart() }
    }
  }

  private func detach(from place: Int) {
    guard let parent = held[place], let child = parent.parts.randomElement(using: &generator) else { return }
    parent.detachChild(child)
    // What was held by the tree alone is let go of here, or kept.
    if let free = held.firstIndex(where: { $0 == nil }), Bool.random(using: &generator) { held[free] = child }
  }

  private func drop(_ place: Int) {
    let parcel = Parcel(held[place])
    held[place] = nil
    if Bool.random(using: &generator) { drops.append(parcel.send()) }
  }

  private func makePart() -> PartRouter {
    let part = PartRouter("\(made.count)", log)
    made.append(Remains(router: part, interactor: part.interactor))
    part.onLoad = { [weak self] in self?.act() }
    part.onWillDeactivate = { [weak self] in self?.act() }
    part.interactor.onBecomeActive = { [weak self, unowned interactor = part.interactor] in
      self?.listen(interactor)
    }
    part.interactor.onWillDeactivate = { [weak self] in self?.act() }
    part.interactor.onResign = { [weak self] in self?.act() }
    return part
  }

  private func listen(_ interactor: PartInteractor) {
    interactor.observe(numbers.stream) { [weak self] _, _ in self?.act() }
    act()
  }
}
