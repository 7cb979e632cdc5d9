/// Everything that a Swift file declares, in its order, and which types its bodies name.
///
/// It is read from any text: what is not Swift is left out, and named among the ``errors``.
public struct SourceOutline: Hashable, Sendable {
  /// The path, as it was asked for.
  public var path: String
  /// Its imports in order.
  public var imports: [SourceImport] = []
  /// Its types, protocols and extensions in order, those in others after what is around them.
  public var types: [OutlinedType] = []
  /// The types in the bodies of its members, which no other file can name: their heads alone.
  public var localTypes: [OutlinedType] = []
  /// Its functions and variables outside of types.
  public var members: [OutlinedMember] = []
  /// The names of the macros that it declares.
  public var macros: [String] = []
  /// The places where it stops being Swift.
  public var errors: [SourceSyntaxError] = []
  /// The number of its lines.
  public var lines = 0
  /// Its declarations in order; behind them bodies that need an instance to run, and what stands between declarations, if
  /// that names something.
  public var parts: [OutlinedPart] = []
  /// The names in its parts, each once, in the order in which they appear; empty unless they were asked for.
  public var names: [String] = []

  /// Makes the outline of an empty file.
  public init(path: String) { self.path = path }
}

/// A declaration of a file outside of others, with all that it contains: a type with its members, an extension, a function.
///
/// A body that only runs if there is an instance of some type is a part of its own: in a `ChildRoute` that of
/// `func build(in parent: RootRouter)`, and the block in `extension ChildBuilders<RootComponent> { var cart: … { builder(of: …) { … } } }`.
public struct OutlinedPart: Hashable, Sendable {
  /// The name; of an extension, the type that is extended, as it is written. Empty for what stands between declarations.
  public var name: String
  /// The places of its types among those of the file, nested ones included.
  public var types: Range<Int>
  /// The places of its functions and variables among those of the file outside of types.
  public var members: Range<Int>
  /// Of a body: the place of the declaration that it is of, among the parts.
  public var owner: Int?
  /// The types of which there has to be an instance before it runs, if they are classes, and the members that code has to name.
  public var needs: [String] = []
  /// The names in it, by their places among those of the file; empty unless they were asked for.
  public var names = OutlinedNames()
}

extension OutlinedPart {
  /// Makes a part without declarations and names.
  public init(name: String) { self.init(name: name, types: 0..<0, members: 0..<0) }
}

/// A type, a protocol, an extension or a type alias.
public struct OutlinedType: Hashable, Sendable {
  /// The keywords of declarations with members, and that of aliases.
  public enum Keyword: String, Hashable, Sendable {
    case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`, `typealias`
  }

  /// The keyword that it begins with.
  public var keyword: Keyword
  /// Its name; of an extension, the type that is extended.
  public var name: String
  /// The types around it, outermost first.
  public var scopes: [String] = []
  /// The place of its name.
  public var position: SourcePosition
  /// Its modifiers and the names of its attributes, those with an at sign.
  public var modifiers: Set<String> = []
  /// The generic parameters between the angle brackets.
  public var generics = ""
  /// The types after the colon; of an alias, the type that it stands for.
  public var inherited: [String] = []
  /// The requirements behind `where`, of an extension alone.
  public var requirements = ""
  /// Of a protocol: the types that it inherits from by `where Self: Named`, also in one of its members.
  public var implied: [String] = []
  /// The conditions of `#if` around it, outermost first.
  public var conditions: [String] = []
  /// The lines with an at sign in the comments right before it, and in it: `@mockable`, `@attaches Game`.
  public var marks: [OutlinedMark] = []
  /// True if one of its members is marked with `@Test`.
  public var hasTestMember = false
  /// Its members in order.
  public var members: [OutlinedMember] = []
  /// The types that its head names.
  public var uses: [OutlinedUse] = []
}

/// A line of a comment that begins with an at sign.
public struct OutlinedMark: Hashable, Sendable {
  /// The word after the sign.
  public var name: String
  /// The rest of the line.
  public var text: String
  /// The place of the sign.
  public var position: SourcePosition
}

/// A member of a type, or a declaration of the file.
public struct OutlinedMember: Hashable, Sendable {
  /// The kinds of members that are told apart.
  public enum Kind: String, Hashable, Sendable {
    case function, initializer, property, `subscript`, other
  }

  /// Its kind.
  public var kind: Kind
  /// Its name without backticks; empty for an initializer.
  public var name: String
  /// The place where it begins, after attributes and modifiers.
  public var position: SourcePosition
  /// Its modifiers and the names of its attributes, those with an at sign.
  public var modifiers: Set<String> = []
  /// The conditions of `#if` around it within the type.
  public var conditions: [String] = []
  /// The parameters of a function, an initializer or a subscript.
  public var parameters: [OutlinedParameter] = []
  /// The type of a property, or the result of a function; `nil` where none is written.
  public var type: String?
  /// The value of a property: what it is initialised with, or the only expression of its getter, on one line.
  public var value: String?
  /// True if it has a block behind it: of a property, a getter or observers.
  public var hasBody = false
  /// True if the block has the observers of a stored property.
  public var hasObservers = false
  /// The types that it names, and its calls, in order.
  public var uses: [OutlinedUse] = []

  /// True for a macro that stands for declarations, whose name is written with its sign: `#Preview`.
  public var isMacro: Bool { kind == .other && name.hasPrefix("#") }

  /// True if no attribute makes something else call it, as `@objc`, `@_implements` and a macro may.
  public var hasHarmlessAttributes: Bool {
    modifiers.allSatisfy { !$0.hasPrefix("@") || Self.harmlessAttributes.contains($0) }
  }

  private static let harmlessAttributes: Set<String> = [
    "@MainActor", "@Sendable", "@ViewBuilder", "@_disfavoredOverload", "@_spi", "@available", "@backDeployed",
    "@concurrent", "@discardableResult", "@inlinable", "@inline", "@preconcurrency", "@usableFromInline",
  ]
}

/// A parameter of a function, an initializer or a subscript.
public struct OutlinedParameter: Hashable, Sendable {
  /// The label that callers write; `_` for none.
  public var label: String
  /// The name that the body uses.
  public var name: String
  /// Its type, attributes included, on one line.
  public var type: String
  /// The default value on one line; `nil` if there is none, or one that takes several lines.
  public var value: String?
  /// True if it has a default value, on however many lines.
  public var hasDefault = false
}

/// A name in a declaration or a body.
public struct OutlinedUse: Hashable, Sendable {
  /// The forms in which a name is used.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A type, or a value with a capital.
    case type
    /// A call of what a type's name stands for: `CartBuilder(…)`.
    case construction
    /// A call of a function by its name alone, on `self` or on `super`; of `attachChild` and of one that begins with `detach`,
    /// any use; of `listener`, a use of one of its members.
    case call
    /// Such a call that is a statement of the body itself, not of a block in it.
    case statement
    /// A call of `onStep` on anything; the name is that of the first member of the item that its closure uses.
    case step
    /// A link of a catalogue, `.link("product/{id:Int}") {`; the name is its pattern.
    case link
    /// A route among the first children: `menu` of `router?.begin(with: .menu)`.
    case route
    /// An item of a dependency: `day` of `dependency.day`. The name is empty where the dependency is used as a whole, and
    /// `Helper(` for the argument of `Helper(dependency: dependency)`; `(` if what takes it has no plain name.
    case item
  }

  /// The form.
  public var kind: Kind
  /// The name.
  public var name: String
  /// The place of the name.
  public var position: SourcePosition
}
