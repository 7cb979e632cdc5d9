import RibletsData
import Testing

struct IdempotencyKeyTests {
  private struct Counting: RandomNumberGenerator {
    var number: UInt64
    mutating func next() -> UInt64 {
      defer { number &+= 1 }
      return number
    }
  }

  @Test func `a key has 32 digits, also of small numbers`() {
    var generator = Counting(number: 0xAB)
    #expect(IdempotencyKey(using: &generator).text == "00000000000000ab00000000000000ac")
  }

  @Test func `a key that was kept is the same`() {
    var generator = SystemRandomNumberGenerator()
    let key = IdempotencyKey(using: &generator)
    #expect(IdempotencyKey(key.text) == key)
    #expect(IdempotencyKey(using: &generator) != key)
  }
}
