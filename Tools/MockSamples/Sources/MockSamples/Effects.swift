// A protocol a line, like a table.
// swift-format-ignore-file
// What suspends, and what throws.

/// @mockable
protocol Ef01Async { func load() async }
/// @mockable
protocol Ef02AsyncResult { func load(_ page: Int) async -> [String] }
/// @mockable
protocol Ef03Throws { func save() throws }
/// @mockable
protocol Ef04ThrowsResult { func save(_ item: String) throws -> Int }
/// @mockable
protocol Ef05AsyncThrows { func load(_ page: Int) async throws -> Price }
/// @mockable
protocol Ef06TypedThrows { func buy(_ item: String) throws(ShopError) -> Int }
/// @mockable
protocol Ef07TypedThrowsVoid { func buy(_ item: String) throws(ShopError) }
/// @mockable
protocol Ef08AsyncTypedThrows { func buy(_ item: String) async throws(ShopError) -> Price? }
/// @mockable
protocol Ef09ThrowsNever { func safe() throws(Never) -> Int }
/// @mockable
protocol Ef10ThrowsAny { func unsafe() throws(any Error) -> Int }
/// @mockable
protocol Ef11Rethrows { func each(_ body: (Int) throws -> Void) rethrows }
/// @mockable
protocol Ef12RethrowsResult { func map<T>(_ body: (Int) throws -> T) rethrows -> [T] }
/// @mockable
protocol Ef13AsyncRethrows { func each(_ body: (Int) async throws -> Void) async rethrows }
/// @mockable
protocol Ef14GenericError { func read<T, E: Error>(_ body: (Int) throws(E) -> T) throws(E) -> T }
/// @mockable
protocol Ef15AssociatedError { associatedtype Failure: Error; func run() throws(Failure) -> Int }
/// @mockable
protocol Ef16Getter { var value: Int { get throws } }
/// @mockable
protocol Ef17AsyncGetter { var value: Int { get async } }
/// @mockable
protocol Ef18AsyncThrowsGetter { var value: Price { get async throws } }
/// @mockable
protocol Ef19TypedGetter { var value: Int { get throws(ShopError) } }
/// @mockable
protocol Ef20AsyncSequence { func numbers() -> AsyncStream<Int>; var words: AsyncThrowingStream<String, any Error> { get } }
/// @mockable
protocol Ef21Overloaded { func load() throws -> Int; func load(_ page: Int) async throws -> Int }
