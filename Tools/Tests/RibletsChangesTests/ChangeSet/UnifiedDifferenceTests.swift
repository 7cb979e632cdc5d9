import Testing

@testable import RibletsChanges

struct UnifiedDifferenceTests {
  private func difference(_ old: String?, _ new: String?, path: String = "A.swift") -> String {
    let contents = [old, new].map { text in text.map { FileContent(bytes: Array($0.utf8)) } }
    return UnifiedDifference(from: path, contents[0], to: path, contents[1]).text
  }

  @Test func `a change shows three lines around it`() {
    #expect(
      difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\nsix\n7\n8\n9\n") == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9

        """)
  }

  @Test func `changes far from each other are two hunks`() {
    let lines = (1...20).map { "\($0)\n" }
    #expect(
      difference(lines.joined(), (["0\n"] + lines[..<19]).joined()) == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,3 +1,4 @@
        +0
         1
         2
         3
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func `a new file comes from nothing, without its last line feed`() {
    #expect(
      difference(nil, "one\ntwo") == """
        diff --git a/A.swift b/A.swift
        new file mode 100644
        --- /dev/null
        +++ b/A.swift
        @@ -0,0 +1,2 @@
        +one
        +two
        \\ No newline at end of file

        """)
  }

  @Test func `a removed file goes to nothing`() {
    #expect(
      difference("one\n", nil) == """
        diff --git a/A.swift b/A.swift
        deleted file mode 100644
        --- a/A.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -one

        """)
  }

  @Test func `a moved file names both places`() {
    let content = FileContent(bytes: Array("one\n".utf8), mode: 0o644)
    #expect(
      UnifiedDifference(from: "A.swift", content, to: "B/C.swift", content).text == """
        diff --git a/A.swift b/B/C.swift
        rename from A.swift
        rename to B/C.swift

        """)
  }

  @Test func `binary files are only named`() {
    let content = FileContent(bytes: [0x89, 0x50, 0, 0xFF], mode: 0o644)
    #expect(
      UnifiedDifference(from: "Icon.png", content, to: "Icon.png", nil).text == """
        diff --git a/Icon.png b/Icon.png
        deleted file mode 100644
        Binary files a/Icon.png and /dev/null differ

        """)
  }
}
