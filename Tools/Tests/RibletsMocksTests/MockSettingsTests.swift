import Foundation
import RibletsMocks
import Testing

final class MockSettingsTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "mocks \(UUID().uuidString).json")
  private var path: String { file.path(percentEncoded: false) }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  private func settings(_ text: String) throws -> MockSettings {
    try Data(text.utf8).write(to: file)
    return try MockSettings(reading: path)
  }

  private func options(_ text: String, target: String? = nil) throws -> (options: MockOptions, excluded: [String]) {
    var options = MockOptions()
    var excluded = ["Given"]
    try settings(text).apply(to: &options, excluded: &excluded, target: target)
    return (options, excluded)
  }

  private func failure(_ text: String) throws -> String? {
    do {
      _ = try settings(text)
      return nil
    } catch let failure as InputFileFailure {
      return failure.description.replacingOccurrences(of: path, with: "mocks.json")
    }
  }

  @Test func `without any the options stay as they are`() throws {
    #expect(try options("{}", target: "ShopTests").options == MockOptions())
  }

  @Test func `all of them are read`() throws {
    let (options, excluded) = try options(
      """
      {"annotation": "@CreateMock", "all": true, "plain": true, "history": true, "imports": ["A", "B"], "exclude": ["C"]}
      """)
    #expect(options.annotation == "CreateMock")
    #expect(options.mocksAll)
    #expect(options.isPlain)
    #expect(options.keepsHistory)
    #expect(options.imports == ["A", "B"])
    #expect(excluded == ["Given", "C"])
  }

  @Test func `what a target says wins over what all say`() throws {
    let text = """
      {"plain": true, "imports": ["A"], "targets": {"ShopTests": {"plain": false, "imports": ["B"], "all": true}}}
      """
    let own = try options(text, target: "ShopTests").options
    #expect(!own.isPlain)
    #expect(own.imports == ["B"])
    #expect(own.mocksAll)
    let others = try options(text, target: "CartTests").options
    #expect(others.isPlain)
    #expect(others.imports == ["A"])
    #expect(!others.mocksAll)
  }

  @Test(arguments: [
    (
      "{\n  \"plain\": true,\n  \"pain\": true\n}",
      "mocks.json:3:3: error: There is no setting 'pain'. "
        + "There are: annotation, all, plain, history, imports, exclude, targets."
    ),
    (
      "{\"targets\": {\"A\": {\"targets\": {}}}}",
      "mocks.json:1:2: error: There is no setting 'targets'. "
        + "There are: annotation, all, plain, history, imports, exclude."
    ),
    (
      "{\"targets\": {\"A\": {\"plain\": 1}}}",
      "mocks.json:1:20: error: 'targets.A.plain' has a value of another kind than it needs: true or false."
    ),
    (
      "{\"imports\": \"A\"}",
      "mocks.json:1:2: error: 'imports' has a value of another kind than it needs: a list in square brackets."
    ),
    (
      "{\"annotation\": \"two words\"}",
      "mocks.json:1:2: error: 'two words' is no word. Write letters, digits and underscores after 'annotation'."
    ),
    ("[]", "mocks.json:1:1: error: The file has a value of another kind than it needs: an object in braces."),
  ])
  func `what is wrong is named with its file and key`(text: String, message: String) throws {
    #expect(try failure(text) == message)
  }

  @Test(arguments: ["", "{\"plain\": true", "{\"plain\": true,, }"])
  func `a file that is not JSON is refused`(text: String) throws {
    let message = try #require(try failure(text))
    #expect(message.hasPrefix("mocks.json:1:1: error: It is not JSON"))
    #expect(message.hasSuffix(". Correct it, or delete the file."))
  }

  @Test func `a file that is not there is named`() {
    #expect {
      try MockSettings(reading: "/nowhere/mocks.json")
    } throws: { error in
      "\(error)" == "/nowhere/mocks.json:1:1: error: There is no such file, or it cannot be read."
    }
  }
}
