public import KioskFood
public import Riblets
public import RibletsData

/// The dependencies that the app has before there is any riblet: its data, behind food's provider.
public final class AppComponent: Component<any EmptyDependency>, RootDependency {
  let foodProvider: DataProvider<Food>
  let orders: any OrderPlacing
  let pushedPrices: (any PriceFeed)?

  /// Makes the dependencies of one running app that has its food in a store.
  public init(foodProvider: DataProvider<Food>) {
    self.foodProvider = foodProvider
    orders = StoredOrders(foodProvider)
    pushedPrices = nil
    super.init(dependency: EmptyComponent())
  }

  /// Makes the dependencies of one running app whose food is at a server.
  ///
  /// - Parameter foodProvider: One that has a server.
  public init(foodProvider: DataProvider<Food>, priceFeed: any PriceFeed) {
    self.foodProvider = foodProvider
    orders = ServedOrders(foodProvider)
    pushedPrices = priceFeed
    super.init(dependency: EmptyComponent())
  }
}
