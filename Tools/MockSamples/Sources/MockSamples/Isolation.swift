// A protocol a line, like a table.
// swift-format-ignore-file
// Actors, global actors, Sendable, isolated and nonisolated members.

/// @mockable
@MainActor protocol Is01MainActor { func show(_ text: String) -> Bool }
/// @mockable
@MainActor protocol Is02MainActorAsync { func load(_ page: Int) async throws -> [String]; func wait() async }
/// @mockable
@MainActor protocol Is03MainActorObject: AnyObject, Sendable { var title: String { get set }; var parent: (any Is01MainActor)? { get set } }
/// @mockable
protocol Is04Sendable: Sendable { func price(of item: String) -> Int; func didSell(_ item: String) }
/// @mockable
protocol Is05SendableProperty: Sendable { var currency: String { get set }; var rate: Double { get } }
/// @mockable
protocol Is06SendableAsync: Sendable { func refresh() async throws -> Int; func wait() async }
/// @mockable
protocol Is07Actor: Actor { func save(_ item: String) -> Bool }
/// @mockable
protocol Is08ActorProperty: Actor { var count: Int { get }; var name: String? { get } }
/// @mockable
protocol Is09ActorAsync: Actor { func load() async throws -> Int; nonisolated func id() -> String }
/// @mockable
@StoreActor protocol Is10GlobalActor { func store(_ value: Int) -> Int; func load() async -> Int }
/// @mockable
@MainActor protocol Is11Nonisolated { func onMain(); nonisolated func anywhere(_ value: Int) -> Int; nonisolated var name: String { get } }
/// @mockable
protocol Is12MemberOnMainActor { @MainActor func show(_ text: String); func work() -> Int; @MainActor var title: String { get set } }
/// @mockable
protocol Is13MemberOnMainActorAsync { @MainActor func load() async -> Int }
/// @mockable
protocol Is14IsolatedParameter { func run(on actor: isolated (any Actor)?, _ value: Int) -> Int }
/// @mockable
protocol Is15Sending { func give(_ basket: sending Basket); func take() -> sending Basket }
/// @mockable
protocol Is16Concurrent { @concurrent func compute(_ value: Int) async -> Int }
/// @mockable
protocol Is17Nonsending { nonisolated(nonsending) func compute(_ value: Int) async -> Int }
/// @mockable
protocol Is18Error: Error { var code: Int { get } }
/// @mockable
protocol Is19SendableClosure: Sendable { func each(_ body: @escaping @Sendable (Int) -> Void) }
/// @mockable
nonisolated protocol Is20Nonisolated { func work() -> Int }
/// @mockable
protocol Is21InheritedActor: Is07Actor { func clear() }
/// @mockable
protocol Is22InheritedMainActor: Is01MainActor { func hide() }
/// @mockable
@MainActor protocol Is23MainActorStatics { static func make() -> Int; static var shared: String { get set } }
/// @mockable
@MainActor protocol Is24MainActorMockResult { func child() -> any Is01MainActor; var child2: any Is01MainActor { get } }
/// @mockable
protocol Is25MixedMockResult { @MainActor func child() -> any Is01MainActor }
/// @mockable
protocol Is26SendableNonSendable: Sendable { func basket() -> Basket; func put(_ basket: Basket) }
/// @mockable
protocol Is27SendableTyped: Sendable { func buy() async throws(ShopError) -> Int }
/// @mockable
@MainActor protocol Is28NonisolatedAsync { nonisolated func load() async throws -> Int }
protocol Is29Free { func free(_ value: Int) -> Int; var level: Int { get set } }
/// @mockable
@MainActor protocol Is29MainActorOfFree: Is29Free { func show() -> Int }
/// @mockable
@MainActor protocol Is30SendableOfFree: Is29Free, Sendable { func show() }
/// @mockable
protocol Is31ChildOfMainActor: Is30SendableOfFree { func hide(); var isHidden: Bool { get set } }
/// @mockable
protocol Is32NothingOfItsOwn: Is31ChildOfMainActor {}
/// @mockable
protocol Is33PlacedMembers: Is30SendableOfFree { @MainActor func hide(); nonisolated func anywhere() }
/// @mockable
protocol Is34ActorOfFree: Actor, Is29Free { func inside() -> Int }
/// @mockable
protocol Is35ActorMarked: Actor { @MainActor var title: String { get set }; @available(*, deprecated) var count: Int { get } }
