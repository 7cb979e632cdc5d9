import Foundation
import Testing

@testable import InterviewPresentation

struct DayTextTests {
  @Test func `days and times are written as people read them, in the time zone that is given`() throws {
    let date = Date(timeIntervalSince1970: 1_795_309_500)  // 2026-11-22 00:25 UTC
    let seoul = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    #expect(DayText.text(of: date, in: utc) == "22 November")
    #expect(DayText.time(of: date, in: utc) == "01:05")
    #expect(DayText.time(of: date, in: seoul) == "10:05")
  }
}
