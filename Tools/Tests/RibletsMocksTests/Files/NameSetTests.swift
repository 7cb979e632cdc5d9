import Testing

@testable import RibletsMocks

@Suite struct NameSetTests {
  @Test func `a hash is held once it was added, and is new only then`() {
    var names = NameSet()
    #expect(!names.holds(7))
    let isNew = [names.insert(7), names.insert(7)]
    #expect(isNew == [true, false])
    #expect(names.holds(7))
    #expect(!names.holds(8))
  }

  @Test func `a hash of 0 is one like others`() {
    var names = NameSet()
    #expect(!names.holds(0))
    names.insert(0)
    #expect(names.holds(0))
  }

  @Test func `one of many is found`() {
    var names = NameSet()
    #expect(!names.holdsAny(of: [1, 2, 3]))
    names.insert(3)
    #expect(names.holdsAny(of: [1, 2, 3]))
    #expect(!names.holdsAny(of: [1, 2]))
    #expect(!names.holdsAny(of: []))
  }

  @Test func `hashes that end alike are told apart, however many there are`() {
    var names = NameSet()
    for number in UInt64(0)..<2_000 { names.insert(number << 32) }
    for number in UInt64(0)..<2_000 {
      #expect(names.holds(number << 32))
      #expect(!names.holds(number << 32 | 1))
    }
  }
}
