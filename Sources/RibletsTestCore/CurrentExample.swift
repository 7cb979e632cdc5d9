/// The running example of a parameterised test, which the test's own name does not contain.
///
/// The spec runner binds it around each example; snapshot names read it.
package enum CurrentExample {
  /// The texts of the example from the outermost group to its own sentence; nil outside of a spec.
  @TaskLocal package static var path: [String]?
}
