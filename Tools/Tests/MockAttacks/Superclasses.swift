// A protocol a line, like a table.
// swift-format-ignore-file
// Protocols that are bound to classes. Where everything else is on the main actor, their mocks are what the class is.

class Base { init() {}; func base() {}; var number: Int { 1 }; class func make() -> Int { 1 } }
class Derived: Base { func derived() {} }
class WithDefault { init(x: Int = 1) {}; required init(y: Int) {}; convenience init(z: Int) { self.init(y: z) } }
class GenericBase<T> { init() {}; func item() -> T? { nil } }
class Requiring { required init() {}; required init(a: Int, _ b: String...) {} }
@MainActor class OnMain { init() {}; func main() {} }
/// @mockable
protocol Ta31: Base { func own() }
/// @mockable
protocol Ta32: Derived { func own(); func derived(); func base() ; var number: Int { get } }
/// @mockable
protocol Ta33: WithDefault { func own() }
/// @mockable
protocol Ta34: GenericBase<Int> { func own(); func item() -> Int? }
/// @mockable
protocol Ta35: Requiring { func own(); init(a: Int, _ b: String...) }
/// @mockable
@MainActor protocol Ta36: OnMain { func own() }
/// @mockable
protocol Ta37: OnMain { func own() -> Int }
/// @mockable
protocol Ta38 where Self: Base { func own() }
/// @mockable
protocol Ta39: PlainParent, Base where Value == String { func own() }
