import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import Testing

struct MemoryStoreTests {
  let store = MemoryStore { tables in
    tables.save(Burger(id: "cheese"))
    tables.save(Burger(id: "bacon"))
    tables.save(Burger(id: "tofu"))
  }

  @Test func `models are in the order in which they were saved first`() throws {
    _ = try store.write { tables in
      tables.save(Burger(id: "cheese", price: 9))
      tables.save(Burger(id: "egg"))
      #expect(tables.remove(Burger.self, id: "bacon"))
      #expect(!tables.remove(Burger.self, id: "bacon"))
    }
    let all = try store.read { $0.all(Burger.self) }
    #expect(all.map(\.id) == ["cheese", "tofu", "egg"])
    #expect(all.first?.price == 9)
  }

  @Test func `a model is found by its identity`() throws {
    try store.read { tables in
      #expect(tables.find(Burger.self, id: "tofu") == Burger(id: "tofu"))
      #expect(tables.find(Guest.self, id: "tofu") == nil)
      #expect(throws: ModelNotFoundError(Burger.self, id: "egg")) { try tables.require(Burger.self, id: "egg") }
    }
  }

  @Test func `a change touches who looked at its type of models`() throws {
    let read = try store.trackedRead { $0.find(Burger.self, id: "tofu") }
    let (_, burgers) = try store.write { $0.save(Burger(id: "egg")) }
    let (_, guests) = try store.write { $0.save(Guest(id: "Kim")) }
    #expect(store.touches(burgers.change, read.footprint))
    #expect(!store.touches(guests.change, read.footprint))
    #expect([read.position, burgers.position, guests.position] == [0, 1, 2])
  }
}
