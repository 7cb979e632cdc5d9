/// The origin of a task of the framework, for the reports of a test.
@_spi(Data) public struct TaskOrigin: Sendable {
  /// The identity that the caller gave.
  package let name: String?
  /// The type of the interactor, worker or workflow that it works for.
  package let owner: String
  /// The line that started it, if it is known.
  package let site: CallSite?

  @_spi(Data) public init(name: String?, owner: String, site: CallSite?) {
    self.name = name
    self.owner = owner
    self.site = site
  }
}
