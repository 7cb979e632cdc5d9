/// Words that names are put together from.
enum CorpusNames {
  static let nouns = [
    "Account", "Basket", "Payment", "Session", "Profile", "Message", "Setting", "Invoice", "Contact", "Calendar",
    "Search", "Upload", "Location", "Picture", "Delivery", "Voucher", "Ticket", "Channel", "Device", "History",
  ]
  static let roles = ["Service", "Store", "Listener", "Provider", "Gateway", "Presenting", "Tracking", "Client"]
  static let verbs = [
    "load", "update", "remove", "observe", "resolve", "refresh", "present", "validate", "send", "open",
  ]
  static let values = [
    "String", "Int", "Bool", "Double", "Data", "URL", "Date", "[String]", "[Int: String]", "String?", "UUID",
  ]

  static func type(_ number: Int) -> String {
    nouns[number % nouns.count] + nouns[(number / nouns.count + 7) % nouns.count]
  }

  /// The name of a marked protocol.
  static func marked(_ number: Int) -> String { type(number) + roles[number % roles.count] + String(number) }

  /// The name of a protocol without a mark; one file in three holds one.
  static func unmarked(inFile file: Int) -> String { "\(nouns[file % nouns.count])Describing\(file)" }

  static func hasUnmarked(_ file: Int) -> Bool { file % 3 == 2 }

  /// The name of the structure that each file holds.
  static func model(inFile file: Int) -> String { "\(nouns[file % nouns.count])Model\(file)" }
}
