extension Budget {
  /// The costs that Riblets promises, as counts.
  public static let all: [Budget] = riblets + routes + events + operators + workflows + viewModels + whole

  private static let riblets = [
    Budget("attach-detach: allocations", atMost: 5) { $0["attach-detach", \.allocations] },
    Budget("attach-detach: instructions", atMost: 3800, needsInstructions: true) {
      $0["attach-detach", \.instructions]
    },
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

  // What a route costs beside the same by hand.
  private static let routes = [
    Budget("route-view above route-view-by-hand: allocations", atMost: 6) {
      $0.difference(of: "route-view", and: "route-view-by-hand", \.allocations)
    },
    Budget("route-leaf above route-leaf-by-hand: allocations", atMost: 6) {
      $0.difference(of: "route-leaf", and: "route-leaf-by-hand", \.allocations)
    },
    Budget("route-view above route-view-by-hand: instructions", atMost: 7_950, needsInstructions: true) {
      $0.difference(of: "route-view", and: "route-view-by-hand", \.instructions)
    },
    Budget("route-leaf above route-leaf-by-hand: instructions", atMost: 6_050, needsInstructions: true) {
      $0.difference(of: "route-leaf", and: "route-leaf-by-hand", \.instructions)
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
    Budget("debounce-virtual: instructions", atMost: 8_000, needsInstructions: true) {
      $0["debounce-virtual", \.instructions]
    },
  ]

  private static let workflows = [
    Budget("workflow-5: instructions", atMost: 40_000, needsInstructions: true) { $0["workflow-5", \.instructions] }
  ]

  private static let operators = [
    Budget("operator-share-10: allocations", atMost: 0) { $0["operator-share-10", \.allocations] },
    Budget("operator-share-10: instructions", atMost: 1050, needsInstructions: true) {
      $0["operator-share-10", \.instructions]
    },
    Budget("operator-share-10 to operator-chains-10: ratio of instructions", atMost: 0.5, needsInstructions: true) {
      $0.ratio(of: "operator-share-10", to: "operator-chains-10", \.instructions)
    },
    Budget("operator-share-replay-10: allocations", atMost: 0) { $0["operator-share-replay-10", \.allocations] },
    Budget("operator-share-replay-10: instructions", atMost: 1150, needsInstructions: true) {
      $0["operator-share-replay-10", \.instructions]
    },
    Budget("operator-share-late: allocations", atMost: 4) { $0["operator-share-late", \.allocations] },
    Budget("operator-share-late: instructions", atMost: 2900, needsInstructions: true) {
      $0["operator-share-late", \.instructions]
    },
    Budget("operator-flat-map: allocations", atMost: 3) { $0["operator-flat-map", \.allocations] },
    Budget("operator-flat-map: instructions", atMost: 2250, needsInstructions: true) {
      $0["operator-flat-map", \.instructions]
    },
    Budget("operator-concat-map: allocations", atMost: 3) { $0["operator-concat-map", \.allocations] },
    Budget("operator-concat-map: instructions", atMost: 2500, needsInstructions: true) {
      $0["operator-concat-map", \.instructions]
    },
    Budget("operator-skip-while: allocations", atMost: 0) { $0["operator-skip-while", \.allocations] },
    Budget("operator-skip-while: instructions", atMost: 200, needsInstructions: true) {
      $0["operator-skip-while", \.instructions]
    },
    Budget("operator-buffer-10: allocations", atMost: 0.4) { $0["operator-buffer-10", \.allocations] },
    Budget("operator-buffer-10: instructions", atMost: 520, needsInstructions: true) {
      $0["operator-buffer-10", \.instructions]
    },
    Budget("operator-interval: allocations", atMost: 1) { $0["operator-interval", \.allocations] },
    Budget("operator-interval: instructions", atMost: 1350, needsInstructions: true) {
      $0["operator-interval", \.instructions]
    },
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
    Budget("attach-branch-1000 to attach-branch-10: ratio of instructions", atMost: 1.1, needsInstructions: true) {
      $0.ratio(of: "attach-branch-1000", to: "attach-branch-10", \.instructions)
    },
    // That the longer chain has figures at all says that it did not overflow the stack.
    Budget("chain-100000 to chain-10000: ratio of bytes", atMost: 11) {
      $0.ratio(of: "chain-100000", to: "chain-10000", \.bytes)
    },
    Budget("chain-100000 to chain-10000: ratio of instructions", atMost: 11, needsInstructions: true) {
      $0.ratio(of: "chain-100000", to: "chain-10000", \.instructions)
    },
    // Twice as much costs twice as much.
    Budget("route-update-200 to route-update-100: ratio of instructions", atMost: 2.1, needsInstructions: true) {
      $0.ratio(of: "route-update-200", to: "route-update-100", \.instructions)
    },
    Budget("route-back-100 to route-back-50: ratio of instructions", atMost: 2.1, needsInstructions: true) {
      $0.ratio(of: "route-back-100", to: "route-back-50", \.instructions)
    },
    Budget("route-plain-2000 to route-plain-1000: ratio of instructions", atMost: 2.1, needsInstructions: true) {
      $0.ratio(of: "route-plain-2000", to: "route-plain-1000", \.instructions)
    },
    Budget("size-6-riblets-default above size-1-riblet-default, per riblet: bytes", atMost: 20_000) {
      $0.difference(of: "size-6-riblets-default", and: "size-1-riblet-default", \.bytes).map { $0 / 5 }
    },
    // No promise to anybody: that it does not grow unnoticed. Routes and links are in it, which only a small build leaves out.
    Budget("size-6-riblets-default: bytes", atMost: 1_410_000) { $0["size-6-riblets-default", \.bytes] },
    // 150,000 are promised, and 3,000 of them are kept free for what comes.
    Budget("size-6-riblets: bytes", atMost: 147_000) { $0["size-6-riblets", \.bytes] },
  ]
}
