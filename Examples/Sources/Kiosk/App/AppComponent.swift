package import KioskFood
package import Riblets
package import RibletsData

/// What the app has before there is any riblet: its data, behind food's provider.
package final class AppComponent: Component<any EmptyDependency>, RootDependency {
  let foodProvider: DataProvider<Food>

  /// Makes the dependencies of one running app.
  package init(foodProvider: DataProvider<Food>) {
    self.foodProvider = foodProvider
    super.init(dependency: EmptyComponent())
  }
}
