import Foundation
import RibletsViews
import Testing

@MainActor
struct FrameTests {
  @Test(arguments: OddText.all)
  func `a frame survives the way to a host and back`(_ odd: OddText) throws {
    let window = Window()
    let root = FixedViewController(
      VStack {
        Text(odd.text, style: .title, tint: .hex(0x12AB34))
        Button(odd.text, role: .cell, tint: .accent) {}
        TextField(odd.text, text: odd.text, isSecure: true) { _ in }
        Toggle(odd.text, isOn: true) { _ in }
        HStack { Image("🎲", label: odd.text) }
        Grid(columns: 3) { ProgressBar(odd.text, value: 0.5) }
        List { Card(tint: .red) { Spacer() } }
        Divider().identifier("line")
      }
    )
    root.title = odd.text
    window.rootViewController = NavigationController(rootViewController: root)

    let data = try JSONEncoder().encode(window.frame)

    #expect(try JSONDecoder().decode(Frame.self, from: data) == window.frame)
  }
}
