import KioskFood
import RibletsData

/// The text that people read when something did not work: what, and what to do, in a sentence or two.
enum Explanation {
  /// Says in each case that nothing is lost, because nothing is.
  static func of(_ error: any Error) -> String {
    switch error {
    case let error as OrderError: text(error)
    case is ModelNotFoundError: "This is not on the menu any more. Your order is as it was."
    case let error as DataStoreError: text(error.reason)
    case is OfflineError: "The server cannot be reached. Your order is as it was; please try again in a moment."
    case is RemoteQueryError, FoodServerError.failed, FoodServerError.lost:
      "The server did not answer. Your order is kept; press Order again, and it is placed once."
    case FoodServerError.refused: "The server does not take this order. It is as it was; please tell the staff."
    default: "Something went wrong. Your order is as it was; please try again."
    }
  }

  /// The same for what cannot be read, such as the menu.
  static func of(_ error: any Error, reading what: String) -> String {
    switch (error as? DataStoreError)?.reason {
    case .locked: "The kiosk is busy and cannot read its \(what). Please try again in a moment."
    default: "The kiosk cannot read its \(what). Please try again, or tell the staff."
    }
  }

  /// The same for the server of the food, while the kiosk shows what it has.
  static func ofServer(_ error: any Error, hasMenu: Bool) -> String {
    switch error {
    case is OfflineError, is RemoteQueryError, FoodServerError.lost:
      hasMenu
        ? "Offline. Prices and stock may be old; your order is kept."
        : "Offline. The menu comes as soon as the server can be reached."
    default: "The server has a problem. Prices and stock may be old; your order is kept."
    }
  }

  private static func text(_ error: OrderError) -> String {
    switch error {
    case .negativeQuantity(let item): "There is no \(item) in your order that could be taken out."
    case .soldOut(let item, 0): "\(item) is sold out. Your order is as it was."
    case .soldOut(let item, let left): "There are only \(left) of \(item). Your order is as it was."
    case .empty: "There is nothing in your order yet."
    case .priceChanged(let item, let price):
      "\(item) costs \(price) now. Look at your order, and press Order again."
    case .unconfirmed: "Your order may be placed already. Press Order again to find out; it is placed once."
    }
  }

  private static func text(_ reason: DataStoreError.Reason) -> String {
    switch reason {
    case .locked: "The kiosk is busy. Your order is as it was; please try again in a moment."
    case .full: "The kiosk has no room for more. Your order is as it was; please tell the staff."
    case .readOnly: "The kiosk takes no orders at the moment. Your order is as it was; please tell the staff."
    case .corrupted: "The kiosk cannot read its data. Please tell the staff."
    case .newerSchema, .cannotOpen, .ruleBroken, .migrationFailed, .failed:
      "The kiosk has a problem. Your order is as it was; please tell the staff."
    }
  }
}
