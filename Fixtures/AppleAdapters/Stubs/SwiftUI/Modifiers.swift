/// A view with something that the simulation carries out.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let modify: @MainActor (SimulatedPass, _ place: SimulatedPlace) -> Void

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    modify(pass, place)
    pass.show(content, at: place / "modified")
  }
}

/// A view that is another one where its identity is another one.
struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  func show(in pass: SimulatedPass, at place: SimulatedPlace) { pass.show(content, at: place / id) }
}

/// Sets a value of the environment for a view and the views in it.
struct EnvironmentView<Content: View, Value>: PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    let outer = SimulatedWindow.environment
    SimulatedWindow.environment[keyPath: keyPath] = value
    pass.show(content, at: place / "environment")
    SimulatedWindow.environment = outer
  }
}

/// A view that says something about the tab that it is.
struct TabbedView<Content: View>: PrimitiveView, TabDescribing {
  let content: Content
  let describe: @MainActor (inout SimulatedTab) -> Void

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    guard pass.describe(describe, content, at: place) else { return pass.show(content, at: place) }
  }
}

extension View {
  public nonisolated func id(_ id: some Hashable) -> some View {
    nonisolated(unsafe) let (view, id) = (self, AnyHashable(id))
    return MainActor.assumeIsolated { UnsafeTransfer(IdentifiedView(content: view, id: id)) }.value
  }

  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let (view, keyPath, value) = (self, keyPath, value)
    return MainActor.assumeIsolated {
      UnsafeTransfer(EnvironmentView(content: view, keyPath: keyPath, value: value))
    }.value
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    simulated { pass, place in pass.note(place, appear: action) }
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    simulated { pass, place in pass.note(place, disappear: action) }
  }

  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    nonisolated(unsafe) let (value, action) = (value, action)
    return simulated { pass, place in pass.watch(value, at: place / "change") { action(value) } }
  }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return simulated { pass, _ in pass.links.append(action) }
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    simulated { pass, place in
      let key = item.wrappedValue.map { SimulatedModal(style: "sheet", id: AnyHashable($0.id)) }
      guard pass.presents(key, at: place, onDismiss), let shown = item.wrappedValue else { return }
      pass.items.append(shown)
      pass.putInFront { pass in
        let layer = pass.beginLayer()
        pass.waysBack.append { [weak pass] in
          guard !layer.isDismissDisabled else { return }
          item.wrappedValue = nil
          if item.wrappedValue?.id == shown.id, pass?.rendering.bringsBackSheets == false { pass?.refused[place] = key }
        }
        pass.show(content(shown), at: place / "sheet" / shown.id)
      }
    }
  }

  /// Takes itself away before it calls the action of a button. It comes once for each time that `isPresented` becomes
  /// true (Apple's documentation): a second question in place of the first one does not appear by itself.
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    simulated { pass, place in
      guard pass.asks(isPresented.wrappedValue, at: place), let data else { return }
      pass.putInFront { pass in
        pass.beginLayer()
        pass.texts.append(String(title))
        pass.show(message(data), at: place / "message")
        pass.show(actions(data), at: place / "actions")
        pass.buttons = pass.buttons.map { button in
          (
            button.title,
            { [weak pass] in
              pass?.answered.insert(place)
              isPresented.wrappedValue = false
              button.action()
            }
          )
        }
      }
    }
  }

  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    simulated { pass, place in
      let key = item.wrappedValue.map { SimulatedModal(style: "cover", id: AnyHashable($0.id)) }
      // The view itself, which may have a sheet.
      guard pass.presents(key, at: place / "modified", onDismiss), let shown = item.wrappedValue else { return }
      pass.items.append(shown)
      pass.putInFront { pass in
        pass.beginLayer()
        pass.show(content(shown), at: place / "cover" / shown.id)
      }
    }
  }

  public nonisolated func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View {
    simulated { pass, _ in
      pass.destinations[ObjectIdentifier(data)] = { destination($0 as! Data) }
    }
  }

  /// Apple does not say which of two modifiers counts. Here it is the outer one: what copes with that copes with the
  /// inner one, too.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    simulated { pass, _ in if pass.layer.disabled == nil { pass.layer.disabled = isDisabled } }
  }

  /// Apple does not say which of two modifiers counts. Here it is the outer one.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    simulated { pass, _ in if pass.layer.detents == nil { pass.layer.detents = detents } }
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents) }

  public nonisolated func background<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let background = content()
    return simulated { pass, place in pass.show(background, at: place / "background") }
  }

  /// Hides the bar of the stack around it.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    simulated { pass, _ in if visibility == .hidden, bars.contains(.navigationBar) { pass.hidesBar = true } }
  }

  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    nonisolated(unsafe) let (view, label) = (self, label())
    return MainActor.assumeIsolated { UnsafeTransfer(TabbedView(content: view) { $0.label = label }) }.value
  }

  public nonisolated func badge(_ count: Int) -> some View {
    nonisolated(unsafe) let view = self
    return MainActor.assumeIsolated { UnsafeTransfer(TabbedView(content: view) { $0.badge = count }) }.value
  }

  public nonisolated func tag(_ tag: some Hashable) -> some View {
    nonisolated(unsafe) let (view, tag) = (self, AnyHashable(tag))
    return MainActor.assumeIsolated { UnsafeTransfer(TabbedView(content: view) { $0.tag = tag }) }.value
  }

  private nonisolated func simulated(
    _ modify: @escaping @MainActor (SimulatedPass, _ place: SimulatedPlace) -> Void
  ) -> ModifiedView<Self> {
    // What SwiftUI does is not visible to the compiler either: modifiers are called and kept on the main actor.
    nonisolated(unsafe) let view = self
    nonisolated(unsafe) let modify = modify
    return MainActor.assumeIsolated { UnsafeTransfer(ModifiedView(content: view, modify: modify)) }.value
  }
}

// Unchecked, because the value is made and used on the main actor: it only leaves the closure that says so.
private struct UnsafeTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// What changes only how a view looks.
extension View {
  public nonisolated func padding(_ length: CGFloat? = nil) -> some View { self }
  public nonisolated func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  public nonisolated func foregroundStyle(_ style: Color) -> some View { self }
  public nonisolated func frame(
    maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func height(_ height: CGFloat) -> Self { Self(name: "\(height)") }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  @available(macOS, unavailable)
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  @available(macOS, unavailable)
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public struct Font: Hashable, Sendable {
  let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
}

public struct Color: PrimitiveView, Hashable, Sendable {
  let name: String
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let red = Color(name: "red")
  public static let blue = Color(name: "blue")
  public static let clear = Color(name: "clear")
  func show(in pass: SimulatedPass, at place: SimulatedPlace) {}
}
