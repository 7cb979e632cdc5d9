import RibletsViews
import Testing

@MainActor
struct ViewDiagnosisTests {
  @Test func `a mistake outside a window goes to the reporter of the task`() {
    let log = DiagnosisLog()
    let controller = ViewController()

    ViewDiagnosis.$reporter.withValue({ log.append($0) }) { controller.addChild(controller) }

    #expect(
      log.diagnoses == [
        .alreadyPlaced(
          "ViewController", place: "cannot contain itself", refused: "become a child of 'ViewController'")
      ]
    )
  }

  @Test func `a window keeps the reporter it was made with`() {
    let log = DiagnosisLog()
    let window = ViewDiagnosis.$reporter.withValue({ log.append($0) }) { Window() }
    let controller = ViewController()
    window.rootViewController = controller

    controller.present(controller)

    #expect(log.texts.count == 1)
  }
}
