import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

/// The streams of a scene, as UIKit's notifications change them.
@MainActor
@Suite(.testScope)
struct SceneActivityTests {
  let scene = UIWindowScene()

  @Test func `a scene that UIKit connects is not in the foreground yet`() {
    #expect(!scene.isInForeground.value)
    #expect(!scene.isForegroundActive.value)
  }

  @Test func `each change is sent once`() {
    var foreground: [Bool] = []
    var active: [Bool] = []
    let connections = [
      scene.isInForeground.sink { foreground.append($0) }, scene.isForegroundActive.sink { active.append($0) },
    ]

    scene.enterForeground()
    scene.deactivate()
    scene.activate()
    scene.enterBackground()

    #expect(foreground == [false, true, false])
    #expect(active == [false, true, false, true, false])
    for connection in connections { connection.cancel() }
  }

  @Test func `a scene that is asked late has its state of now`() {
    scene.enterForeground()
    #expect(scene.isInForeground.value)
    #expect(scene.isForegroundActive.value)
  }

  @Test func `another scene changes nothing`() {
    let other = UIWindowScene()
    #expect(!scene.isInForeground.value)
    other.enterForeground()
    #expect(!scene.isInForeground.value)
  }

  @Test func `the stream ends with its scene`() {
    var scene: UIWindowScene? = UIWindowScene()
    weak let gone = scene
    let stream = scene?.isInForeground
    var hasEnded = false
    let connection = stream?.sink(finished: { hasEnded = true }, { _ in })

    scene = nil

    #expect(gone == nil)
    #expect(hasEnded)
    connection?.cancel()
  }
}
