import Foundation
import Testing

@testable import RibletsCoverage

struct CoverageExportTests {
  private func export(_ json: String) throws(CoverageError) -> CoverageExport {
    try CoverageExport(json: Data(json.utf8), name: "all.json")
  }

  private func error(_ json: String) -> String? {
    do throws(CoverageError) {
      _ = try export(json)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an export of llvm-cov is read`() throws {
    let export = try export(
      """
      {"version": "3.0.1", "type": "llvm.coverage.json.export", "data": [{
        "files": [{
          "filename": "/app/Sources/App/OffGame/OffGameRouter.swift",
          "branches": [], "expansions": [], "mcdc_records": [],
          "segments": [[3, 10, 2, true, true, false], [5, 4, 0, false, false, false],
                       [7, 10, 0, true, true, false], [7, 20, 0, false, false, false]],
          "summary": {"lines": {"count": 99, "covered": 98, "percent": 99}}
        }],
        "functions": [], "totals": {}
      }]}
      """)
    #expect(
      export.files == [
        FileLines(
          path: "/app/Sources/App/OffGame/OffGameRouter.swift", lines: [3: true, 4: true, 5: true, 7: false])
      ])
  }

  @Test func `the short segments of older exports are read`() throws {
    let export = try export(
      """
      {"type": "llvm.coverage.json.export",
       "data": [{"files": [{"filename": "A.swift", "segments": [[1, 1, 1, true, true], [2, 1, 0, false, false]]}]}]}
      """)
    #expect(export.files.first?.lines == [1: true, 2: true])
  }

  @Test func `a count beyond all numbers is a run`() throws {
    let export = try export(
      """
      {"type": "llvm.coverage.json.export", "data": [{"files": [{"filename": "A.swift",
       "segments": [[1, 1, 18446744073709551615, true, true, false], [1, 9, 0, false, false, false]]}]}]}
      """)
    #expect(export.files.first?.lines == [1: true])
  }

  @Test func `a file that comes twice was run where either says so`() {
    let export = CoverageExport(files: [
      FileLines(path: "B.swift", lines: [1: true, 2: false]), FileLines(path: "A.swift", lines: [1: false]),
      FileLines(path: "B.swift", lines: [1: false, 2: true, 3: false]),
    ])
    #expect(export.files.map(\.path) == ["B.swift", "A.swift"])
    #expect(export.files.first?.lines == [1: true, 2: true, 3: false])
  }

  @Test func `an export without files is one`() throws {
    #expect(try export(#"{"type": "llvm.coverage.json.export", "data": []}"#).files.isEmpty)
  }

  @Test(arguments: ["", " \n\t\r\n"])
  func `an empty file is called empty`(json: String) {
    #expect(error(json) == "'all.json' is empty. Did llvm-cov fail while writing it?")
  }

  @Test(arguments: ["error: no profile", "{\"data\": [", "\u{0}\u{1}", "TN:\nSF:A.swift"])
  func `what is no JSON is refused with the option to use`(json: String) {
    #expect(error(json) == "'all.json' is not JSON. Export with: llvm-cov export -format=text")
  }

  @Test(arguments: [
    ("[]", "it is not an object"),
    ("{}", "'type' is missing"),
    (#"{"type": "llvm.coverage.json.export"}"#, "'data' is missing"),
    (#"{"type": "package.resolved", "data": []}"#, "its type is 'package.resolved', not 'llvm.coverage.json.export'"),
    (
      #"{"type": "llvm.coverage.json.export", "data": [{"files": [{"filename": "A"}]}]}"#,
      "'data[0].files[0].segments' is missing"
    ),
    (
      #"{"type": "llvm.coverage.json.export", "data": [{"files": [{"filename": "A", "segments": [[1, "x"]]}]}]}"#,
      "'data[0].files[0].segments[0][1]' is not what llvm-cov writes there"
    ),
    (
      #"{"type": "llvm.coverage.json.export", "data": [{"files": [{"filename": "A", "segments": [[1]]}]}]}"#,
      "'data[0].files[0].segments[0][1]' is not what llvm-cov writes there"
    ),
  ])
  func `other JSON is refused with the place`(json: String, place: String) {
    #expect(error(json) == "'all.json' is not an export of llvm-cov: \(place).")
  }
}
