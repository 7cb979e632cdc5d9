import GRDB

extension DatabaseMigrator {
  /// The schema, and the menu that a new database has.
  ///
  /// - Parameter server: The server whose copy a new database is, without a menu then; `nil` for a kiosk of its own.
  static func kiosk(copyOf server: String? = nil) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("tables") { database in
      // A line keeps name and price: an item that leaves the menu does not leave an order.
      try database.execute(
        sql: """
          CREATE TABLE item (
            id TEXT NOT NULL PRIMARY KEY,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            price INTEGER NOT NULL CHECK (price >= 0),
            stock INTEGER NOT NULL CHECK (stock >= 0)
          );
          CREATE TABLE line (
            item TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            price INTEGER NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity > 0)
          );
          CREATE TABLE placed (number INTEGER PRIMARY KEY AUTOINCREMENT);
          """)
    }
    migrator.registerMigration("menu") { database in
      for (index, item) in menu.enumerated() {
        try database.execute(
          sql: "INSERT INTO item (id, position, kind, name, price, stock) VALUES (?, ?, ?, ?, ?, ?)",
          arguments: [item.id, index, item.kind, item.name, item.price, item.stock])
      }
    }
    migrator.registerMigration("server") { database in
      // The key of the order that is on its way to the server, and the server that the menu is a copy of.
      try database.execute(
        sql: """
          CREATE TABLE sealed (key TEXT NOT NULL);
          CREATE TABLE origin (server TEXT NOT NULL);
          """)
      guard let server else { return }
      try database.execute(sql: "DELETE FROM item")
      try database.execute(sql: "INSERT INTO origin (server) VALUES (?)", arguments: [server])
    }
    return migrator
  }

  private static let menu: [(id: String, kind: String, name: String, price: Int, stock: Int)] = [
    ("classic", "burger", "Classic", 690, 12),
    ("cheese", "burger", "Cheese & Onion", 790, 2),
    ("veggie", "burger", "Grilled Veggie", 750, 0),
    ("fries", "side", "Fries", 320, 40),
    ("salad", "side", "Green Salad", 450, 6),
    ("cola", "drink", "Cola", 280, 30),
    ("water", "drink", "Sparkling Water", 220, 25),
  ]
}
