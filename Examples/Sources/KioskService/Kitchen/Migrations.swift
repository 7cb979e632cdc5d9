import GRDB

extension DatabaseMigrator {
  /// The schema, and the menu that a new database has.
  static var kitchen: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("tables") { database in
      // The lines of an order are kept as they came: the same key with other lines is a mistake.
      try database.execute(
        sql: """
          CREATE TABLE item (
            id TEXT NOT NULL PRIMARY KEY,
            position INTEGER NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            price INTEGER NOT NULL CHECK (price >= 0),
            stock INTEGER NOT NULL CHECK (stock >= 0)
          );
          CREATE TABLE placed (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            lines TEXT NOT NULL
          );
          """)
    }
    migrator.registerMigration("menu") { database in
      for (index, item) in menu.enumerated() {
        try database.execute(
          sql: "INSERT INTO item (id, position, kind, name, price, stock) VALUES (?, ?, ?, ?, ?, ?)",
          arguments: [item.id, index, item.kind, item.name, item.price, item.stock])
      }
    }
    return migrator
  }

  private static let menu: [MenuItem] = [
    MenuItem(id: "classic", name: "Classic", kind: "burger", price: 690, stock: 12),
    MenuItem(id: "cheese", name: "Cheese & Onion", kind: "burger", price: 790, stock: 2),
    MenuItem(id: "veggie", name: "Grilled Veggie", kind: "burger", price: 750, stock: 0),
    MenuItem(id: "fish", name: "Fish", kind: "burger", price: 820, stock: 9),
    MenuItem(id: "fries", name: "Fries", kind: "side", price: 320, stock: 40),
    MenuItem(id: "salad", name: "Green Salad", kind: "side", price: 450, stock: 6),
    MenuItem(id: "cola", name: "Cola", kind: "drink", price: 280, stock: 30),
    MenuItem(id: "water", name: "Sparkling Water", kind: "drink", price: 220, stock: 25),
  ]
}
