import Places

/// Where somebody pays.
///
/// @mockable
protocol Counter: Place {
  func pay(_ cents: Int) -> String
}

/// Buys something at a counter.
struct Customer {
  let counter: any Counter

  func buy() -> String? {
    counter.enter(as: "Ann") ? counter.pay(250) : nil
  }
}
