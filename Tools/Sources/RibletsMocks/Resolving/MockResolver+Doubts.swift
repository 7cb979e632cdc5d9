import RibletsSource

// What may be otherwise than it looks, as far as one file of source tells.
extension MockResolver {
  /// An attribute of a requirement that is none of Swift's is a global actor, a result builder, or a macro.
  mutating func reportMacros(of member: ResolvedMember) {
    for attribute in member.marks.attributes where isMacro(attribute.name) {
      diagnoses.append(
        .init(
          .warning, at: member.marks.position,
          """
          '@\(attribute.name)' may be a macro, and what it adds to '\(origin.name)' is not in the mock. If it adds members, \
          write them out.
          """))
    }
  }

  private func isMacro(_ name: String) -> Bool {
    // Swift's own begin with a small letter, and the others are known.
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    if Self.attributes.contains(name) || name.hasSuffix("Builder") || index.isGlobalActor(name) { return false }
    let type = name.split(separator: ".").last.flatMap { index.type(named: String($0)) }
    return type?.attributes.contains { $0.name == "resultBuilder" } != true
  }

  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSCopying", "NSManaged",
    "Sendable",
  ]

  /// Closures that do not escape cannot be kept. One behind a type alias that was not read has only its name.
  mutating func reportClosures(of member: ResolvedMember) {
    guard !options.isPlain || options.keepsHistory || annotation.histories.contains(member.plainName) else { return }
    switch member.kind {
    case .function(let node): reportClosures(of: member, node.parameters, node.generics)
    case .initializer(let node): reportClosures(of: member, node.parameters, node.generics)
    default: break
    }
  }

  private mutating func reportClosures(
    of member: ResolvedMember, _ parameters: [SourceParameter], _ generics: [SourceGenericParameter]
  ) {
    for parameter in parameters where !parameter.isVariadic {
      guard let name = parameter.type.nameOfClosure, !isKnown(name), !generics.contains(where: { $0.name == name })
      else { continue }
      diagnoses.append(
        .init(
          .warning, at: member.marks.position,
          """
          '\(member.plainName)' takes a '\(name)', which is not among the sources. If it is a closure, the mock does not \
          compile, since it would keep what does not escape: add the folder of its declaration with --parents.
          """))
    }
  }

  /// Returns true if the sources that were read say what a type is.
  private func isKnown(_ name: String) -> Bool {
    mock.givenAliases[name] != nil || associated.contains { $0.name == name } || index.anyTarget(of: name) != nil
      || index.type(named: name) != nil || index.found(name, in: origin.scopes, for: origin) != nil
  }
}

extension SourceType {
  /// The name of a type without attributes that people give to closures.
  fileprivate var nameOfClosure: String? {
    let name: String
    switch self {
    case .named(let text, _), .member(_, let text, _): name = text
    default: return nil
    }
    // Most names are something else.
    switch name.utf8.last {
    case UInt8(ascii: "r"): return name.hasSuffix("Handler") ? name : nil
    case UInt8(ascii: "n"): return name.hasSuffix("Completion") ? name : nil
    case UInt8(ascii: "k"): return name.hasSuffix("Callback") || name.hasSuffix("Block") ? name : nil
    case UInt8(ascii: "e"): return name.hasSuffix("Closure") ? name : nil
    default: return nil
    }
  }
}
