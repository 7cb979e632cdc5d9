import Riblets
import RibletsTesting
import Testing

final class Part: Interactor {}
final class PartRouter: Router<Part> {
  init() { super.init(concrete: Part()) }
}
@MainActor struct Smoke {
  @Test func `attaches`() async {
    let test = TestRuntime()
    let a = PartRouter(), b = PartRouter(), c = PartRouter()
    b.attachChild(c)
    a.launch(under: test)
    a.attachChild(b)
    #expect(c.isActive)
    a.attachChild(b)
    b.detachChild(a)
    a.detachChild(b)
    #expect(!c.isActive)
    b.attachChild(PartRouter())
    for d in test.diagnoses { print(d, "\n") }
    await test.advance(by: .seconds(10))
    for d in test.diagnoses.dropFirst(3) { print(d, "\n") }
    for e in test.events { print(e.path?.description ?? "-", String(describing: e.kind).prefix(40)) }
  }
}
