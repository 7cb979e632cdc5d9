import RibletsSnapshot
import Testing

struct Cart {
  let items: [(name: String, price: String)]
  let total: String

  var receipt: String {
    (items.map { "\($0.name)   \($0.price)" } + ["Total    \(total)"]).joined(separator: "\n")
  }
}

private struct Receipt {
  let text: String
}

private let receipt = Receipt(text: "Your receipt\n\nApples   2.40\nTotal    2.40")

@MainActor struct ReceiptTests {
  @Test func `lists what was bought`() {
    assertSnapshot(of: receipt.text, as: .text)
  }
}

extension SnapshotStrategy where Value == Cart {
  static var receipt: Self { SnapshotStrategy<String>.text.from { cart in cart.receipt } }
}

/// The code of Documentation/Snapshots.md, compiled and run.
@MainActor
struct SnapshotsPageTests {
  @Test func `a strategy that is made from another`() {
    assertSnapshot(of: Cart(items: [("Apples", "2.40")], total: "2.40"), as: .receipt)
  }
}
