public import KioskFood
public import Riblets
public import RibletsData

/// The dependencies that the app has before there is any riblet: its data, behind food's provider.
public final class AppComponent: Component<any EmptyDependency>, RootDependency {
  let foodProvider: DataProvider<Food>

  /// Makes the dependencies of one running app.
  public init(foodProvider: DataProvider<Food>) {
    self.foodProvider = foodProvider
    super.init(dependency: EmptyComponent())
  }
}
