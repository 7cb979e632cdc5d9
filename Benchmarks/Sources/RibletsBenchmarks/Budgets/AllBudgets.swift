extension Budget {
  /// What Riblets promises to cost, as counts.
  public static let all: [Budget] = riblets + events + viewModels + whole

  private static let riblets = [
    Budget("attach-detach: allocations", atMost: 5) { $0["attach-detach", \.allocations] },
    Budget("attach-detach-component: allocations", atMost: 5) { $0["attach-detach-component", \.allocations] },
    Budget("attach-detach-view: allocations", atMost: 8) { $0["attach-detach-view", \.allocations] },
    Budget("attach-detach-view-component: allocations", atMost: 8) {
      $0["attach-detach-view-component", \.allocations]
    },
    Budget("idle-riblet, with its component: bytes", atMost: 330) { $0["idle-riblet", \.bytes] },
    Budget("build-riblet, before it is attached: allocations", atMost: 3) { $0["build-riblet", \.allocations] },
    Budget("attach and detach alone, nobody listening, leak checks off: allocations", atMost: 0) {
      $0.difference(of: "attach-detach", and: "build-riblet", \.allocations)
    },
    Budget("a listener, per attach and detach: more allocations", atMost: 6) {
      $0.difference(of: "attach-detach-listener", and: "attach-detach", \.allocations)
    },
    Budget("leak checks, 10,000 to 1,000 waiting: ratio of allocations", atMost: 1.1) {
      $0.ratio(of: "attach-detach-leaks-10000", to: "attach-detach-leaks", \.allocations)
    },
    Budget("leak checks, 10,000 to 1,000 waiting: ratio of instructions", atMost: 1.2, needsInstructions: true) {
      $0.ratio(of: "attach-detach-leaks-10000", to: "attach-detach-leaks", \.instructions)
    },
  ]

  private static let events = [
    Budget("event-3: allocations", atMost: 0) { $0["event-3", \.allocations] },
    Budget("event-3: instructions", atMost: 550, needsInstructions: true) { $0["event-3", \.instructions] },
    Budget("subscription: bytes", atMost: 112) { $0["subscription", \.bytes] },
    Budget("fan-out-1000: instructions per delivery", atMost: 120, needsInstructions: true) {
      $0["fan-out-1000", \.instructions].map { $0 / 1000 }
    },
    Budget("fan-out-observe-1000: instructions per delivery", atMost: 120, needsInstructions: true) {
      $0["fan-out-observe-1000", \.instructions].map { $0 / 1000 }
    },
    Budget("fan-out-10000 to fan-out-1000: ratio of instructions", atMost: 11, needsInstructions: true) {
      $0.ratio(of: "fan-out-10000", to: "fan-out-1000", \.instructions)
    },
    Budget("fan-out-10000: allocations", atMost: 0) { $0["fan-out-10000", \.allocations] },
  ]

  // What a view model costs beside closures that do the same.
  private static let viewModels = [
    Budget("transform-10 to transform-10-closures: ratio of instructions", atMost: 1.2, needsInstructions: true) {
      $0.ratio(of: "transform-10", to: "transform-10-closures", \.instructions)
    },
    Budget(
      "transform-10-events to transform-10-events-closures: ratio of instructions", atMost: 1, needsInstructions: true
    ) {
      $0.ratio(of: "transform-10-events", to: "transform-10-events-closures", \.instructions)
    },
    Budget("transform-10-events: allocations", atMost: 0) { $0["transform-10-events", \.allocations] },
  ]

  private static let whole = [
    // That the longer chain has figures at all says that it did not overflow the stack.
    Budget("chain-100000 to chain-10000: ratio of bytes", atMost: 11) {
      $0.ratio(of: "chain-100000", to: "chain-10000", \.bytes)
    },
    Budget("chain-100000 to chain-10000: ratio of instructions", atMost: 11, needsInstructions: true) {
      $0.ratio(of: "chain-100000", to: "chain-10000", \.instructions)
    },
    Budget("size-6-riblets-default above size-1-riblet-default, per riblet: bytes", atMost: 20_000) {
      $0.difference(of: "size-6-riblets-default", and: "size-1-riblet-default", \.bytes).map { $0 / 5 }
    },
    // No promise to anybody: that it does not grow unnoticed.
    Budget("size-6-riblets-default: bytes", atMost: 720_000) { $0["size-6-riblets-default", \.bytes] },
    Budget("size-6-riblets: bytes", atMost: 150_000) { $0["size-6-riblets", \.bytes] },
  ]
}
