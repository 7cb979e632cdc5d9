import KioskFood
import Riblets

/// The way to the contact with the server.
struct RootSync: ChildRoute {
  func build(in parent: RootRouter) -> any SyncRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any SyncListener in interactor }
    return parent.builders.sync.build(withListener: listener)
  }
}

extension RootRoute {
  static var sync: Self { Self(RootSync()) }
}

extension RootInteractor: SyncListener {}

extension RootComponent: SyncDependency {}

extension ChildBuilders<RootComponent> {
  var sync: any SyncBuildable {
    builder(of: (any SyncBuildable).self) { SyncBuilder(dependency: $0) }
  }
}
