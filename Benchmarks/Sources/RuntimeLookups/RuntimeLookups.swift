/// Prints what is found at run time only: conformances that no code of the app names. A small build that had lost one
/// would print something else here, while an app of six riblets might not notice.
@main
@MainActor
struct RuntimeLookups {
  static func main() async {
    findConformances()
    findStandardConformances()
    watchATree()
    restoreATree()
    await runAWorkflow()
  }
}

/// Hides the type of a value from the optimiser, as a module does that was compiled without knowing it.
@inline(never) @_optimize(none)
func hidden<Value>(_ value: Value) -> Any { value }

@MainActor
func show(_ name: String, _ value: Any) {
  print("\(name): \(value)")
}
