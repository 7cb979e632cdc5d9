#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  extension UIScene {
    /// True while the user can see the scene, and false in the background: a stream that an interactor can observe.
    ///
    /// Begins with false if you read it in `scene(_:willConnectTo:options:)`, and becomes true soon after. Give it to
    /// the riblets as a dependency. Save, and stop work, when it becomes false:
    ///
    /// ```swift
    /// let component = AppComponent(isInForeground: windowScene.isInForeground)
    ///
    /// observe(isInForeground) { interactor, isInForeground in if !isInForeground { interactor.save() } }
    /// ```
    ///
    /// UIKit's notifications change it, so your scene delegate needs no code for it.
    public var isInForeground: StateStream<Bool> {
      activityStates.map { $0 == .foregroundActive || $0 == .foregroundInactive }.removeDuplicates()
    }

    /// True while the user can also use the scene: `activationState` is `foregroundActive`. False during a call or an
    /// alert of the system, and in the app switcher.
    ///
    /// ```swift
    /// observe(isForegroundActive) { interactor, isActive in if !isActive { interactor.pause() } }
    /// ```
    public var isForegroundActive: StateStream<Bool> {
      activityStates.map { $0 == .foregroundActive }.removeDuplicates()
    }

    private var activityStates: StateStream<ActivationState> {
      if let activity = attachment(SceneActivity.self) { return activity.states.stream }
      let activity = SceneActivity(of: self)
      attach(activity)
      return activity.states.stream
    }
  }

  /// The states of a scene, which keeps this object.
  @MainActor
  private final class SceneActivity {
    let states: MutableStateStream<UIScene.ActivationState>
    private var observations: [SceneObservation] = []

    init(of scene: UIScene) {
      states = MutableStateStream(scene.activationState)
      // Not read from the scene: during 'willDeactivate' it still has its earlier state.
      let changes: [(Notification.Name, UIScene.ActivationState)] = [
        (UIScene.willEnterForegroundNotification, .foregroundInactive),
        (UIScene.didActivateNotification, .foregroundActive),
        (UIScene.willDeactivateNotification, .foregroundInactive),
        (UIScene.didEnterBackgroundNotification, .background),
      ]
      observations = changes.map { name, state in
        SceneObservation(name, of: scene) { [weak self] in self?.states.value = state }
      }
    }
  }

  /// Calls a closure for each notification of a scene until it is freed.
  private final class SceneObservation {
    private let token: Any

    @MainActor
    init(_ name: Notification.Name, of scene: UIScene, _ action: @escaping @MainActor @Sendable () -> Void) {
      // Compared here: not every notification center refers weakly to the object that it is given.
      let scene = ObjectIdentifier(scene)
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard (notification.object as AnyObject?).map(ObjectIdentifier.init) == scene else { return }
        MainActor.assumeIsolated(action)
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
