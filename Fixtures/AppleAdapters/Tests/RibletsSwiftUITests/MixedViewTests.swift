import Observation
import Riblets
import RibletsSwiftUI
import RibletsTesting
import RibletsUIKit
import SwiftUI
import Synchronization
import Testing
import UIKit

/// A view controller of UIKit as the view of a riblet in an app of SwiftUI.
private final class MapScreen: Screen {
  let controller = UIViewController()
  override var body: any View { MapView(controller: controller).navigationTitle("Map") }
}

private struct MapView: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@available(macOS 14, iOS 17, *)
@Observable @MainActor
private final class NameModel { var name = "" }

@available(macOS 14, iOS 17, *)
private final class NameScreen: Screen {
  let model = NameModel()
  override var body: any View { NameView(model: model) }
}

@available(macOS 14, iOS 17, *)
private struct NameView: View {
  @Bindable var model: NameModel
  var body: some View {
    TextField("Name", text: $model.name)
    Text("Hello \(model.name)")
  }
}

/// Views of one toolkit within the other one, and models of `@Observable`.
@MainActor
@Suite(.testScope)
struct MixedViewTests {
  let test = TestScope.current()

  @Test func `a riblet of UIKit is pushed onto a stack of SwiftUI`() {
    let stack = NavigationScreen(root: Screen())
    let map = MapScreen()
    stack.push(map)
    let window = SimulatedWindow(ScreenView(stack))
    #expect(window.controllers.count == 1)
    #expect(window.controllers.first === map.controller)
    #expect(map.presence == .shown)

    stack.pop()
    window.update()
    #expect(window.controllers.isEmpty)
    #expect(map.presence == .hidden)
  }

  @Test func `a riblet of UIKit keeps its view controller while the screen is read again`() {
    let map = MapScreen()
    let window = SimulatedWindow(ScreenView(map))
    map.objectWillChange.send()
    window.update()
    #expect(window.controllers.first === map.controller)
  }

  @Test func `a riblet of SwiftUI is pushed onto a stack of UIKit`() throws {
    let form = FormScreen()
    let states = MutableStateStream(FormState(name: "Ann"))
    form.connect(to: states.stream) { _ in }
    let navigation = RibletNavigationController(rootViewController: UIViewController())
    let hosting = UIHostingController(rootView: ScreenView(form))
    navigation.push(hosting)
    #expect(navigation.topViewController === hosting)
    #expect(SimulatedWindow(hosting.rootView).texts.contains("Hello Ann"))
  }

  @available(macOS 14, iOS 17, *)
  @Test func `a model of Observable updates the body that reads it`() {
    let screen = NameScreen()
    let window = SimulatedWindow(ScreenView(screen))
    let changes = Mutex(0)
    // As SwiftUI does in iOS 17, for everything that a body reads.
    withObservationTracking {
      window.update()
    } onChange: {
      changes.withLock { $0 += 1 }
    }

    #expect(window.type("Ann", into: "Name") == "Ann")
    #expect(changes.withLock { $0 } == 1)
    window.update()
    #expect(window.texts == ["Ann", "Hello Ann"])
  }
}
