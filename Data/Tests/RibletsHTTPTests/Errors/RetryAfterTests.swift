import Testing

@testable import RibletsHTTP

struct RetryAfterTests {
  @Test func `seconds are seconds`() {
    #expect(RetryAfter.duration(["Retry-After": "120"]) == .seconds(120))
    #expect(RetryAfter.duration(["Retry-After": "0"]) == .zero)
  }

  @Test func `a date is counted from the date of the answer, not from this device's clock`() {
    let fields: HTTPFields = [
      "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:50:07 GMT",
    ]
    #expect(RetryAfter.duration(fields) == .seconds(30))
    #expect(RetryAfter.duration(["Retry-After": "Sun, 06 Nov 1994 08:50:07 GMT"]) == nil)
    #expect(
      RetryAfter.duration(["Date": fields["Retry-After"] ?? "", "Retry-After": fields["Date"] ?? ""]) == .zero)
  }

  @Test(arguments: ["", "soon", "-1", "1.5", "99999999999999999999"]) func `nonsense is nothing`(_ text: String) {
    #expect(RetryAfter.duration(["Retry-After": text]) == nil)
  }
}
