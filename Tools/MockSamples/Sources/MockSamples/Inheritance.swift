// A protocol a line, like a table.
// swift-format-ignore-file
// Inheritance, bounds, scopes, conditions, availability.
import Foundation
import Riblets

/// @mockable
protocol Ih01Parent { func parent() -> Int }
/// @mockable
protocol Ih02Child: Ih01Parent { func child() }
protocol Ih03Unmarked { func unmarked(_ value: Int) -> String; var flag: Bool { get } }
/// @mockable
protocol Ih04OfUnmarked: Ih03Unmarked { func own() }
/// @mockable
protocol Ih05Diamond: Ih02Child, Ih04OfUnmarked {}
/// @mockable
protocol Ih06Composition: Ih01Parent & Ih03Unmarked { func own() }
typealias Both = Ih01Parent & Ih03Unmarked
/// @mockable
protocol Ih07Alias: Both { func own() }
/// @mockable
typealias Ih08AliasItself = Ih01Parent & Ih03Unmarked
/// @mockable
protocol Ih09Hashable: Hashable { func go() }
/// @mockable
protocol Ih10Codable: Codable { var name: String { get } }
/// @mockable
protocol Ih11Identifiable: Identifiable { func go() }
/// @mockable
protocol Ih12IdentifiableBy: Identifiable where ID == String { func go() }
/// @mockable
protocol Ih13Described: CustomStringConvertible, CustomDebugStringConvertible { func go() }
/// @mockable
@MainActor protocol Ih14MainActorStandard: Hashable, CustomStringConvertible, Codable { func go() }
/// @mockable
protocol Ih15SendableStandard: Hashable, Codable, Sendable { func go() -> Int }
/// @mockable
protocol Ih16Class: AnyObject { func go() }
/// @mockable
nonisolated protocol Ih17Superclass: Device { func go() -> Int }
/// @mockable
nonisolated protocol Ih18SelfSuperclass where Self: NamedDevice { func go(); var number: Int { get } }
/// @mockable
protocol Ih19Screen: Screen { func go() -> Int }
/// @mockable
protocol Ih20Overridden: Ih01Parent { func parent() -> Int; func parent() -> String }
/// @mockable
protocol Ih21Settable: Pr01Get { var number: Int { get set } }
/// @mockable
protocol Ih22Iterator: IteratorProtocol where Element == Int {}
/// @mockable
protocol Ih23Error: Error, Hashable { var code: Int { get } }
/// @mockable
protocol Ih24Output: TextOutputStream { func flush() }
/// @mockable
protocol Ih25Sequence: Sequence where Element == String { func go() }
/// @mockable
protocol Ih26AsyncSequence: AsyncSequence where Element == Int { func go() }

enum Garden {
  /// @mockable
  protocol Tree { func grow() -> Int }
  enum Shed {
    /// @mockable
    protocol Tool { func use() }
  }
}
struct Forest {
  /// @mockable
  protocol Tree { func fall() }
}
enum Greenhouse {
  struct Plant: Equatable { var name = "" }
  struct Pot: Equatable { var size = 0 }
  /// @mockable
  @MainActor protocol Keeper: AnyObject { var best: Plant { get set }; func put(_ plant: Plant, in pots: [Pot]) throws -> Pot }
}
extension Garden {
  /// @mockable
  protocol Pond { func fill(_ litres: Int) }
}
/// @mockable
protocol Sc01UsesNested { func plant() -> any Garden.Pond }

#if os(Linux) || os(macOS)
  /// @mockable
  protocol Co01Condition { func go() }
#else
  /// @mockable
  protocol Co01Condition { func goElsewhere() }
#endif
/// @mockable
protocol Co02Members {
  #if os(Linux)
    func onLinux() -> Int
  #elseif os(macOS)
    func onMac() -> Int
  #else
    func elsewhere() -> Int
  #endif
  func everywhere()
}
/// @mockable
protocol Co03SameName {
  #if DEBUG
    func go(_ value: Int)
  #else
    func go(_ value: Int)
  #endif
}
/// @mockable
protocol Co04Property {
  #if !os(Windows)
    var number: Int { get set }
  #endif
}
/// @mockable
@available(macOS 99, iOS 99, *)
protocol Av01Protocol { func go() }
/// @mockable
protocol Av02Members { @available(macOS 99, iOS 99, *) func go(_ value: Int) -> Int; func stay() }
/// @mockable
protocol Av03Deprecated { @available(*, deprecated, message: "Old.") func old() -> Int }
/// @mockable
public protocol Ac01Public { func go(_ value: Int) -> Int; var name: String { get set } }
/// @mockable
package protocol Ac02Package { func go() -> Int }
/// @mockable(override: name = RenamedMock)
protocol An01Name { func go() }
/// @mockable(module: prefix = MockSamples)
protocol An02Module { func go() }
/// @mockable(history: go = true)
protocol An03History { func go(_ value: Int); func stay(_ value: Int) }
/**
 Explains.
 @mockable(
   typealias: Item = Int;
   history: go = true
 )
 */
protocol An04Block { associatedtype Item; func go(_ value: Item) }
/// @mockable
@dynamicMemberLookup protocol At01Lookup { subscript(dynamicMember name: String) -> Int { get } }
/// @mockable
protocol Ih27Object: NSObjectProtocol { func go() -> Int }
/// @mockable
@MainActor protocol Ih30Router: ViewableRouting { func routeToShop() }
/// @mockable
@MainActor protocol Ih31Listener: AnyObject { func didBuy() }
/// @mockable
@MainActor protocol Ih32Interactable: Interactable { var router: (any Ih30Router)? { get set }; var listener: (any Ih31Listener)? { get set } }
/// @mockable(modifiers: listener = strong)
@MainActor protocol Ih33Strong { var listener: (any Ih31Listener)? { get set } }
@MainActor protocol Ih34Value {}
/// @mockable
@MainActor protocol Ih35NoClass { var listener: (any Ih34Value)? { get set } }
/// @mockable
protocol Ih36Navigating: Navigating where Origin == any Ih36Navigating {}
/// @mockable
protocol Ih37Shown: ViewableRouting, Navigating where Origin == any Ih37Shown { func finish() -> NavigationTransitionHandle }
/// @mockable
protocol Ih38Moves: Navigating<Int> { var moves: Int { get } }
/// @mockable
protocol Ih39Worker: Working { func refresh() async }
