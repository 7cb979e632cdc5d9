/// Which example of a parameterised test is running, where the test's own name does not tell.
///
/// The spec runner binds it around each example; snapshot names read it.
package enum CurrentExample {
  /// The words of the example from the outermost group to its own sentence; nil outside of a spec.
  @TaskLocal package static var path: [String]?
}
