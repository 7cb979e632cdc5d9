import Foundation
import Testing

@testable import RibletsSnapshot

@Suite struct HTMLTests {
  @Test func `base64 is what Foundation makes of it`() {
    for count in 0...20 {
      let bytes = (0..<count).map { UInt8(($0 * 73 + 250) % 256) }
      #expect(HTML.base64(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
