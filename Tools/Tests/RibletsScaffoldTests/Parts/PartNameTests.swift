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
      "features", PartKind.pluginPoint,
      "'features' is not a type name: it has a capital, and then letters and digits. Did you mean 'Features'?"
    ),
    (
      "FeaturesPluginPoint", .pluginPoint,
      "'FeaturesPluginPoint' ends in 'PluginPoint', which is added anyway. Did you mean 'Features'?"
    ),
    ("Plugin", .pluginPoint, "'Plugin' ends in 'Plugin', which is added anyway."),
    (
      "SearchViewModel", .viewModel,
      "'SearchViewModel' ends in 'ViewModel', which is added anyway. Did you mean 'Search'?"
    ),
    (
      "ShoppingCoordinator", .coordinator,
      "'ShoppingCoordinator' ends in 'Coordinator', which is added anyway. Did you mean 'Shopping'?"
    ),
    ("FetchUseCase", .useCase, "'FetchUseCase' ends in 'UseCase', which is added anyway. Did you mean 'Fetch'?"),
    ("BurgersQuery", .query, "'BurgersQuery' ends in 'Query', which is added anyway. Did you mean 'Burgers'?"),
    ("Any", .pluginPoint, "'Any' is a word of Swift."),
  ])
  func `names that are no names are refused`(text: String, kind: PartKind, message: String) {
    #expect(problem(text, kind) == message)
  }
}
