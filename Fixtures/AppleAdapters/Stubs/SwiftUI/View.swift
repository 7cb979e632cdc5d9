@_exported import Combine
@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

/// A view that the simulation shows itself, where others have a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func show(in pass: SimulatedPass, at place: SimulatedPlace)
}

extension PrimitiveView {
  public var body: Never { fatalError("A view of the simulation has no body.") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(view: first, branch: "true") }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(view: second, branch: "false") }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct TupleView<T>: PrimitiveView {
  public nonisolated(unsafe) let value: T
  private nonisolated(unsafe) let views: [any View]

  nonisolated init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    for (index, view) in views.enumerated() { pass.show(view, at: place / index) }
  }
}

public struct _ConditionalContent<TrueContent, FalseContent>: PrimitiveView {
  let view: any View
  let branch: String
  func show(in pass: SimulatedPass, at place: SimulatedPlace) { pass.show(view, at: place / branch) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension Optional: PrimitiveView where Wrapped: View {
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    if let self { pass.show(self, at: place / "some") }
  }
}

public struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {}
}

public struct AnyView: PrimitiveView {
  private let view: any View
  public nonisolated init<V: View>(_ view: V) { self.view = view }
  public nonisolated init<V: View>(erasing view: V) { self.view = view }
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    pass.show(view, at: place / ObjectIdentifier(type(of: view)))
  }
}

public struct Text: PrimitiveView, Sendable {
  private let text: String
  public init(_ content: some StringProtocol) { text = String(content) }
  public init(verbatim content: String) { text = content }
  func show(in pass: SimulatedPass, at place: SimulatedPlace) { pass.texts.append(text) }
}

/// A title and a symbol, which a tab shows above each other.
public struct Label: PrimitiveView, Sendable {
  private let (title, symbol): (String, String)
  public init(_ title: some StringProtocol, systemImage: String) { (self.title, symbol) = (String(title), systemImage) }
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    pass.symbols.append(symbol)
    pass.texts.append(title)
  }
}

public struct Image: PrimitiveView, Sendable {
  public init(_ name: String) {}
  public init(systemName: String) {}
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {}
}

public struct Spacer: PrimitiveView, Sendable {
  public init(minLength: CGFloat? = nil) {}
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {}
}

public struct Divider: PrimitiveView, Sendable {
  public init() {}
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {}
}

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

public struct Button<Label: View>: PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    let before = pass.texts.count
    pass.show(label, at: place / "label")
    pass.buttons.append((pass.texts[before...].joined(separator: " "), action))
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

public struct TextField<Label: View>: PrimitiveView {
  private let title: String
  private let text: Binding<String>
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    pass.texts.append(text.wrappedValue)
    pass.fields[title] = text
  }
}

extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) { (self.title, self.text) = (String(title), text) }
}

/// Shows its label and its state, as in `News on`. A button with the label changes the state.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    let before = pass.texts.count
    pass.show(label, at: place / "label")
    pass.buttons.append((pass.texts[before...].joined(separator: " "), { isOn.wrappedValue.toggle() }))
    pass.texts.append(isOn.wrappedValue ? "on" : "off")
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
