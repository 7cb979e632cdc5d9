import Testing

@testable import RibletsSpec

struct RunOptionsTests {
  @Test(arguments: [
    ("winner", true), ("WINNER", true), ("the winner is", true), ("", true), ("winners", false), ("the  winner", false),
  ])
  func `a filter matches a part of the sentence, in capitals or not`(filter: String, isWanted: Bool) {
    #expect(RunOptions(filter: filter).wants("the board says who the winner is") == isWanted)
  }

  @Test(arguments: [
    ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 문장"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글 문장"),
    ("ガ", "\u{30AB}\u{3099}ラス"), ("\u{30AB}\u{3099}", "ガラス"), ("É", "caf\u{65}\u{301}"),
  ])
  func `composed and decomposed letters match each other`(filter: String, sentence: String) {
    #expect(RunOptions(filter: filter).wants(sentence))
  }

  @Test func `a letter is not a part of another one`() {
    #expect(!RunOptions(filter: "하").wants("한글"))
    #expect(!RunOptions(filter: "カ").wants("ガラス"))
  }

  @Test func `without a filter every sentence is wanted`() {
    #expect(RunOptions().wants("anything"))
  }

  @Test(arguments: [("true", true), ("1", true), ("yes", true), ("false", false), ("FALSE", false), ("0", false)])
  func `CI is on unless it says that it is not`(value: String, isOn: Bool) {
    #expect(RunOptions(environment: ["CI": value]).isContinuousIntegration == isOn)
  }

  @Test func `reads the filter and the folder from the environment`() {
    let options = RunOptions(environment: ["RIBLETS_EXAMPLE": "score", "RIBLETS_LIVING_DOCS": "out", "CI": ""])

    #expect(options == RunOptions(filter: "score", documents: "out"))
  }
}
