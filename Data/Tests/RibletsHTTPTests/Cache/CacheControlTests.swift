import Testing

@testable import RibletsHTTP

struct CacheControlTests {
  @Test(
    arguments: [
      ("max-age=60", Duration.seconds(60)), ("private, Max-Age = \"60\"", .seconds(60)),
      ("max-age=\"60\"", .seconds(60)),
      ("max-age=soon", .zero), ("max-age=-5", .zero), ("max-age", .zero), ("s-maxage=60", nil), ("", nil),
    ] as [(String, Duration?)])
  func `a lifetime is read, and one that cannot be read is none`(_ text: String, _ lifetime: Duration?) {
    #expect(CacheControl(["Cache-Control": text]).lifetime == lifetime)
  }

  @Test func `a date is counted from the date of the answer`() {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let later = "Sun, 06 Nov 1994 08:50:37 GMT"
    #expect(CacheControl(["Date": date, "Expires": later]).lifetime == .seconds(60))
    #expect(CacheControl(["Date": later, "Expires": date]).lifetime == .zero)
    #expect(CacheControl(["Expires": later]).lifetime == .zero)
    #expect(CacheControl(["Date": date, "Expires": "0"]).lifetime == .zero)
    #expect(CacheControl(["Date": date, "Expires": later, "Cache-Control": "max-age=5"]).lifetime == .seconds(5))
  }

  @Test func `directives are read in any case`() {
    #expect(!CacheControl(["Cache-Control": "No-Store"]).isStorable)
    #expect(CacheControl(["Cache-Control": "max-age=5, no-cache"]).mustAsk)
  }
}
