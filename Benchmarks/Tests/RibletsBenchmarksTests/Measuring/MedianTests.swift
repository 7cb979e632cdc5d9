import RibletsBenchmarks
import Testing

struct MedianTests {
  @Test(arguments: [
    ([5.0], 5.0), ([3.0, 1.0, 2.0], 2.0), ([4.0, 1.0, 3.0, 2.0], 2.5), ([1.0, 1.0, 1000.0], 1.0),
  ])
  func `the median is the middle value`(_ example: ([Double], Double)) {
    #expect(median(of: example.0) == example.1)
  }

  @Test func `nothing has no median`() {
    #expect(median(of: []) == nil)
  }
}
