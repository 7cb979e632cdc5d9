import Testing

@testable import RibletsSnapshot

@Suite struct NameComponentTests {
  private func name(_ text: String, longest: Int = .max) -> String {
    NameComponent(text).text(longest: longest)
  }

  @Test func `spaces become hyphens, and harmless signs stay`() {
    #expect(name("shows the board") == "shows-the-board")
    #expect(name("doesn't   show 3, then 4 (or 5)!") == "doesn't-show-3,-then-4-(or-5)!")
    #expect(name("v1.5_beta") == "v1.5_beta")
  }

  @Test func `letters of every language stay`() {
    #expect(name("삼목 게임") == "삼목-게임")
    #expect(name("ゲームが　終わる") == "ゲームが-終わる")
    #expect(name("👩‍👧 가족") == "👩‍👧-가족")
  }

  @Test(arguments: ["한글 이름", "ゲームのデータ", "café"])
  func `composed and decomposed letters give one name, composed`(text: String) {
    #expect(Array(name(text).utf8) == Array(name(text.decomposed).utf8))
    #expect(text.decomposed.utf8.count > text.utf8.count)
  }

  @Test(
    arguments: [
      ("a/b", "a-b-"), ("a:b", "a-b-"), ("a\\b", "a-b-"), ("a\u{0}b", "a-b-"), ("a\nb", "a-b-"), ("what?", "what-"),
      ("a\u{202E}b", "a-b-"), ("..", ""), (".hidden", "hidden-"), ("trailing.", "trailing-"), ("-x", "x-"),
      ("/", ""), ("", ""), ("\"quoted\"", "quoted-"),
    ])
  func `what a file system or a shell stumbles over is replaced, with a hash of the whole`(text: String, start: String)
  {
    let name = name(text)
    #expect(name.hasPrefix(start))
    #expect(name.dropFirst(start.count).count == 8)
    #expect(name.dropFirst(start.count).allSatisfy { $0.isHexDigit })
  }

  @Test func `texts that would become one name stay two, and the hash is the same everywhere`() {
    #expect(name("a/b") != name("a:b"))
    #expect(name("a/b") != name("a b"))
    #expect(name("a/b") == "a-b-e2480c78")
  }

  @Test func `a name that is too long is cut between letters, with a hash of the whole`() {
    let long = String(repeating: "긴 문장 ", count: 40)
    let cut = name(long, longest: 60)
    #expect(cut.utf8.count <= 60)
    #expect(cut.utf8.count > 50)
    #expect(cut.hasPrefix("긴-문장-긴-문장"))
    #expect(cut != name(long + "!", longest: 60))
    #expect(name("short", longest: 60) == "short")
    let family = String(repeating: "👨‍👩‍👧", count: 20)
    #expect(name(family, longest: 60).dropLast(9).allSatisfy { $0 == "👨‍👩‍👧" })
  }
}
