import Foundation
import RibletsMap
import Testing

struct CoverageFileTests {
  @Test(arguments: [
    ("{}", "It is no report of 'riblets coverage --format json'."),
    ("nothing", "It is no report of 'riblets coverage --format json'."),
    (
      #"{"version": 2, "riblets": []}"#,
      "It is a report of version 2, and this command reads version 1. Make it again."
    ),
  ])
  func `what is no report says so`(text: String, message: String) {
    let failure = #expect(throws: CoverageFile.Failure.self) { try CoverageFile(Data(text.utf8)) }
    #expect(failure?.description == message)
  }
}
