import Testing

struct CICommandTests {
  private let app: CommandApp
  private let file = ".github/workflows/ci.yml"

  init() throws { app = try CommandApp() }

  @Test func `the workflow of a new app becomes one for several machines, or for one, and back`() throws {
    let whole = try app.text(of: file)

    let result = try app.run("ci", "--shards", "2")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("CI needs the variable RIBLETS of the repository"))
    #expect(try app.text(of: file).contains("shard: [1, 2]"))
    #expect(try app.run("undo").status == 0)
    #expect(try app.text(of: file) == whole)
    #expect(try app.run("ci").status == 0)
    #expect(try !app.text(of: file).contains("matrix"))
    #expect(try app.run("undo").status == 0)
    #expect(try app.text(of: file) == whole)
  }

  @Test func `one that was edited is kept, unless --force overwrites it`() throws {
    try app.write("# Mine\n", to: file)

    let result = try app.run("ci")
    #expect(result.status == 65)
    #expect(result.errors.contains("'\(file)' is there already, with another text."))
    #expect(try app.text(of: file) == "# Mine\n")
    #expect(try app.run("ci", "--force").status == 0)
    #expect(try app.text(of: file).contains("set -- --affected"))
  }

  @Test func `a dry run writes nothing`() throws {
    let whole = try app.text(of: file)

    #expect(try app.run("ci", "--dry-run", "--shards", "4").output.contains("+        shard: [1, 2, 3, 4]"))
    #expect(try app.text(of: file) == whole)
  }

  @Test(arguments: ["0", "41", "-1", "x"])
  func `a number of machines that there cannot be ends with 64`(count: String) throws {
    #expect(try app.run("ci", "--shards", count).status == 64)
  }
}
