// A protocol a line, like a table.
// swift-format-ignore-file
// Closures as arguments, results and properties.

/// @mockable
protocol Cl01Plain { func each(_ body: (Int) -> Void) }
/// @mockable
protocol Cl02Escaping { func later(_ body: @escaping (Int) -> String) }
/// @mockable
protocol Cl03Optional { func maybe(_ body: ((Int) -> Void)?) }
/// @mockable
protocol Cl04Sendable { func send(_ body: @escaping @Sendable (Int) async throws -> Void) }
/// @mockable
protocol Cl05MainActor { func onMain(_ body: @escaping @MainActor () -> Void) }
/// @mockable
protocol Cl06Autoclosure { func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure @escaping () -> String) }
/// @mockable
protocol Cl07ThrowingAutoclosure { func check(_ condition: @autoclosure () throws -> Bool) throws }
/// @mockable
protocol Cl08Result { func make() -> (Int) -> String }
/// @mockable
protocol Cl09Property { var action: (Int) -> Void { get set } }
/// @mockable
protocol Cl10OptionalProperty { var action: (() -> Void)? { get set } }
/// @mockable
protocol Cl11Alias { func load(_ done: @escaping Completion); func now(_ done: Completion) }
/// @mockable
protocol Cl12Several { func load(_ key: String, then: @escaping (Result<Int, any Error>) -> Void, otherwise: () -> Void) }
/// @mockable
protocol Cl13Inout { func change(_ body: (inout Int, String) -> Void) }
/// @mockable
protocol Cl14Nested { func nest(_ body: @escaping (@escaping () -> Void) -> Void) }
/// @mockable
protocol Cl15Dictionary { func table(_ actions: [String: () -> Void]) }
/// @mockable
protocol Cl16TypedThrows { func run(_ body: () throws(ShopError) -> Int) }
/// @mockable
protocol Cl17AsyncAutoclosure { func run(_ body: @autoclosure () async -> Int) async }
