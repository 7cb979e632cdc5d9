/// A request that makes no sense, and how to correct it.
enum RequestError: Error, Hashable {
  case unknownPage(after: String)
  case badLimit(String)
  case badPrice(Int)
  case badQuantity(Int, of: String)
  case keyMissing
  case keyReused
  case notJSON(needed: String)
  case tooLarge(limit: Int)
  case otherHost(String)

  /// The failure, and how to correct it.
  var message: String {
    switch self {
    case .unknownPage(let item): "There is no item '\(item)' on the menu. Read the menu from its beginning."
    case .badLimit(let limit): "'\(limit)' is no number of items. Ask for 1 to 100."
    case .badPrice(let price): "\(price) is no price. Send whole cents, from 0 to 1000000."
    case .badQuantity(let quantity, let item): "\(quantity) of '\(item)' cannot be ordered. Send 1 or more."
    case .keyMissing: "An order needs the field Idempotency-Key, of 1 to 200 characters. Draw one for each order."
    case .keyReused: "The Idempotency-Key belongs to another order. Draw a new one for each order."
    case .notJSON(let needed): "The body is not the JSON that is needed: \(needed)"
    case .tooLarge(let limit): "The body has more than \(limit) bytes. Send a smaller order."
    case .otherHost(let host): "This server is not '\(host)'. Use the address that it has printed."
    }
  }

  /// The status of the answer.
  var status: Int {
    switch self {
    case .keyReused: 422
    case .tooLarge: 413
    case .otherHost: 421
    default: 400
    }
  }
}
