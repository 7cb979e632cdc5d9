import Riblets
import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

/// A window of SwiftUI with a host, for any screens.
@MainActor
final class HostStage {
  private final class StageView: Screen {
    let text: String
    private let onLoad: @MainActor () -> Void
    private var isLoaded = false

    init(_ name: String, onLoad: @escaping @MainActor () -> Void) {
      text = name
      self.onLoad = onLoad
    }

    override var body: any View {
      if !isLoaded {
        isLoaded = true
        onLoad()
      }
      return Text(text)
    }
  }

  let root = LaunchRouter(interactor: Interactor(), viewController: Screen())
  let host: any ScreenHosting
  private let bottom: Screen
  private let window: SimulatedWindow
  private let test = TestScope(leakPolicy: .off)

  init() {
    let host = SwiftUIWindowHost(root)
    bottom = host.bottom
    bottom.runtime = test.runtime
    window = SimulatedWindow(ScreenView(bottom))
    self.host = host
  }

  var diagnoses: [String] { test.diagnoses.map(\.description) }

  func makeView(_ name: String, onLoad: @escaping @MainActor () -> Void) -> any ViewControllable {
    StageView(name, onLoad: onLoad)
  }

  /// The stacks of the screens that SwiftUI reads, as in `1 > 2 / sheet: 3 > - / ? 4`.
  var screen: String {
    // A view may ask for another screen while it is read.
    for _ in 0..<5 { window.update() }
    var (texts, next): ([String], Screen?) = ([], bottom)
    while let stack = next as? RouteStackScreen {
      let style = stack.container.map { $0.presentation?.style == .sheet ? "sheet: " : "fullScreen: " } ?? ""
      texts.append(style + stack.screens.map { ($0 as? StageView)?.text ?? "-" }.joined(separator: " > "))
      if let question = stack.question { texts.append("? \(question.question.title)") }
      next = stack.presentedScreen
    }
    return texts.joined(separator: " / ")
  }

  let showsAtOnce = true

  /// SwiftUI reports no transition.
  var isStill: Bool { true }

  func letTimePass() { window.update() }

  func letTimePass(milliseconds: Int) { window.update() }

  /// Goes back on the stack in front, or drags the sheet in front down.
  func goBack() {
    window.update()
    if window.canGoBack { window.goBack() }
  }
}
