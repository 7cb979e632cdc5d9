import RibletsData
import Testing

struct DataRequestTests {
  struct Case: CustomTestStringConvertible {
    let stage: DataRequest.Stage
    let testDescription: String
  }

  @Test(arguments: [
    Case(stage: .started(attempt: 1), testDescription: "asked the server for Menu.Dishes"),
    Case(stage: .started(attempt: 2), testDescription: "asked the server for Menu.Dishes, attempt 2"),
    Case(
      stage: .answered(sent: 3, received: 40),
      testDescription: "got Menu.Dishes from the server, 3 bytes sent, 40 received"),
    Case(stage: .answeredFromStore, testDescription: "got Menu.Dishes from the store"),
    Case(stage: .failed("OfflineError"), testDescription: "failed to get Menu.Dishes: OfflineError"),
    Case(stage: .cancelled, testDescription: "cancelled Menu.Dishes"),
    Case(
      stage: .notKept("DataStoreError"), testDescription: "could not keep Menu.Dishes in the store: DataStoreError"),
  ])
  func `a log has a line for each stage`(_ example: Case) {
    let request = DataRequest(number: 1, domain: "Menu", query: "Dishes", stage: example.stage)
    #expect(request.description == example.testDescription)
  }
}
