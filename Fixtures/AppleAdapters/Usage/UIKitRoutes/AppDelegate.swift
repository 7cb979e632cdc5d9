import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // Without it, and without a manifest of scenes in Info.plist, no scene has a delegate.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
