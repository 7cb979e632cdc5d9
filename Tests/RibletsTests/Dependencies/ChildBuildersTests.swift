import Riblets
import Testing

@MainActor
struct ChildBuildersTests {
  @Test func `a builder is made from the component, each time and not before`() {
    var made: [Int] = []
    let builders = ChildBuilders(7)
    func first() -> FirstBuilder {
      builders.builder(of: FirstBuilder.self) { component in
        made.append(component)
        return FirstBuilder()
      }
    }

    #expect(made.isEmpty)
    #expect(first() !== first())
    #expect(made == [7, 7])
  }

  @Test func `builders that a test gives are found by their type`() {
    let first = FirstBuilder()
    let second = SecondBuilder()
    let builders = ChildBuilders<Int>(given: first, second)

    #expect(builders.builder(of: FirstBuilder.self) { _ in FirstBuilder() } === first)
    #expect(builders.builder(of: SecondBuilder.self) { _ in SecondBuilder() } === second)
  }

  @Test func `a builder that a test forgot is named`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = ChildBuilders<Int>(given: SecondBuilder()).builder(of: FirstBuilder.self) { _ in FirstBuilder() }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("No builder was given for 'FirstBuilder'. Add it: ChildBuilders(given: …)."))
  }
}

private final class FirstBuilder: Buildable {}
private final class SecondBuilder: Buildable {}
