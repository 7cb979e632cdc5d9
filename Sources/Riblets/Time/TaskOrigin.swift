/// The origin of a task of the framework, for the reports of a test.
///
/// A test that fails because a task does not end prints it. For the packages of Riblets. See
/// `Documentation/VirtualTime.md`.
///
/// ```swift
/// runtime.startTask(TaskOrigin(name: "load", owner: "CartInteractor", site: nil)) { await load() }
/// ```
@_spi(Data) public struct TaskOrigin: Sendable {
  /// The identity that the caller gave.
  package let name: String?
  /// The type of the interactor, worker or workflow that it works for.
  package let owner: String
  /// The line that started it, if it is known.
  package let site: CallSite?

  /// Makes the origin of a task.
  ///
  /// - Parameters:
  ///   - name: The identity that the caller gave, if any.
  ///   - owner: The type for which the task works.
  ///   - site: The line that started it.
  @_spi(Data) public init(name: String?, owner: String, site: CallSite?) {
    self.name = name
    self.owner = owner
    self.site = site
  }
}
