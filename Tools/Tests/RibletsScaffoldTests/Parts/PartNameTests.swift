import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct PartNameTests {
  private func problem(_ text: String, _ kind: PartKind) -> String? {
    do throws(RequestProblem) {
      _ = try PartName(text, kind)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (
      "location", PartKind.worker,
      "'location' is not a type name: it has a capital, and then letters and digits. Did you mean 'Location'?"
    ),
    ("Worker", .worker, "'Worker' ends in 'Worker', which is added anyway."),
    (
      "SearchViewModel", .viewModel,
      "'SearchViewModel' ends in 'ViewModel', which is added anyway. Did you mean 'Search'?"
    ),
    (
      "ShoppingCoordinator", .coordinator,
      "'ShoppingCoordinator' ends in 'Coordinator', which is added anyway. Did you mean 'Shopping'?"
    ),
    ("BurgersQuery", .query, "'BurgersQuery' ends in 'Query', which is added anyway. Did you mean 'Burgers'?"),
    ("Any", .query, "'Any' is a word of Swift."),
  ])
  func `names that are no names are refused`(text: String, kind: PartKind, message: String) {
    #expect(problem(text, kind) == message)
  }
}
