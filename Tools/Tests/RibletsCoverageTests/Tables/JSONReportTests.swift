import Foundation
import Testing

@testable import RibletsCoverage

struct JSONReportTests {
  @Test func `it has the figures and the lines that were not run, in a fixed order`() {
    let report = SampleReport.report(
      .init("App/점수/점수Router.swift", lines: 3, own: 1), .init("App/점수/점수Builder.swift", lines: 2, own: nil),
      .init("App/Models/Score.swift", lines: 3, own: nil, any: 2))
    let total = #"{"lines":5,"percent":20,"run":1}"#
    let expected = """
      {"others":[{
        "files":[{"lines":3,"notRun":[3],"path":"App/Models/Score.swift","run":2}],
        "folder":"App/Models","total":{"lines":3,"percent":66.6,"run":2}
      }],
      "riblets":[{
        "riblet":"점수",
        "roles":{
          "builder":{
            "files":[{"lines":2,"notRun":[1,2],"path":"App/점수/점수Builder.swift","run":0}],
            "hasTests":false,"lines":2,"percent":0,"run":0,"runByAnyTest":2
          },
          "router":{
            "files":[{"lines":3,"notRun":[2,3],"path":"App/점수/점수Router.swift","run":1}],
            "hasTests":true,"lines":3,"percent":33.3,"run":1,"runByAnyTest":3
          }
        },
        "target":"App","total":\(total),"totalWithoutSnapshots":\(total)
      }],
      "total":\(total),"totalByAnyTest":{"lines":5,"percent":100,"run":5},"totalWithoutSnapshots":\(total),
      "version":1}
      """
    #expect(withoutBlanks(ReportFormat.json.text(of: report)) == withoutBlanks(expected))
  }

  private func withoutBlanks(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test func `views have both figures`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ReportFormat.json.text(of: SampleReport.game).utf8))
    let riblets = try #require((object as? [String: Any])?["riblets"] as? [[String: Any]])
    let roles = try #require(riblets[1]["roles"] as? [String: [String: Any]])
    #expect(roles["view"]?["run"] as? Int == 30)
    #expect(roles["viewWithoutSnapshots"]?["run"] as? Int == 12)
  }
}
