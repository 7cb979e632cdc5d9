import RibletsSource

extension SourceType {
  /// `Item` for `Self.Item`.
  var withoutSelf: SourceType {
    if case .member(.named("Self", []), let name, let arguments) = self { return .named(name, arguments) }
    return self
  }

  /// `Outer.Inner` for `Outer.Inner<Int>`.
  var withoutArguments: SourceType {
    switch self {
    case .named(let name, _): .named(name, [])
    case .member(let base, let name, _): .member(base, name, [])
    default: self
    }
  }

  /// `Item.Element` for `Self.Item.Element`, in all parts.
  var withoutAnySelf: SourceType {
    replacing { part in
      switch part {
      case .member(.named("Self", []), let name, let arguments): .named(name, arguments)
      case .member(let base, let name, let arguments) where base.mentions("Self"):
        .member(base.withoutAnySelf, name, arguments)
      default: nil
      }
    }
  }
}
