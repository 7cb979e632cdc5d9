import Testing

@testable import RibletsSnapshot

@Suite struct UnseenScalarsTests {
  @Test(
    arguments: ["\u{0}", "\u{7F}", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{E000}"]
      as [Unicode.Scalar])
  func `controls, other spaces and marks of direction cannot be seen`(scalar: Unicode.Scalar) {
    #expect(scalar.isUnseen)
  }

  @Test(
    arguments: [" ", "é", "한", "ㄱ", "\u{3000}", "\u{1112}", "\u{301}", "\u{200D}", "\u{E0067}", "😀"] as [Unicode.Scalar]
  )
  func `letters, marks, plain spaces and the parts of emoji can`(scalar: Unicode.Scalar) {
    #expect(!scalar.isUnseen)
  }
}
