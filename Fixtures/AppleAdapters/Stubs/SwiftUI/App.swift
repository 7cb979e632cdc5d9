@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() {
    _ = Self().body
  }
}

public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

#if canImport(UIKit)
  public import UIKit

  @MainActor @preconcurrency
  open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewControllerType
    func updateUIViewController(
      _ uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>)
  }

  extension UIViewControllerRepresentable {
    public typealias Context = UIViewControllerRepresentableContext<Self>
    public var body: Never { fatalError() }
  }

  public struct UIViewControllerRepresentableContext<Representable> {}

  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
  }

  extension UIViewRepresentable {
    public typealias Context = UIViewRepresentableContext<Self>
    public var body: Never { fatalError() }

    /// Has a view around the one of UIKit, which it makes when the place appears.
    func show(in pass: SimulatedPass, at place: SimulatedPlace) {
      let shown = pass.uiView(at: place) ?? makeUIView(context: Context())
      if let view = shown as? UIViewType { updateUIView(view, context: Context()) }
      pass.note(shown, at: place)
    }
  }

  public struct UIViewRepresentableContext<Representable> {}
#endif
