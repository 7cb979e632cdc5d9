// A protocol a line, like a table.
// swift-format-ignore-file
// Functions: arguments, results, overloads, names.

/// @mockable
protocol Fn01Nothing { func go() }
/// @mockable
protocol Fn02OneArgument { func go(to place: String) }
/// @mockable
protocol Fn03ManyArguments { func go(from start: String, to end: String, _ speed: Int) }
/// @mockable
protocol Fn04Result { func count() -> Int }
/// @mockable
protocol Fn05OptionalResult { func find(_ key: String) -> String? }
/// @mockable
protocol Fn06UnknownResult { func price(of item: String) -> Price }
/// @mockable
protocol Fn07MockResult { func make() -> any Fn01Nothing }
/// @mockable
protocol Fn08Tuple { func pair(_ point: (x: Int, y: Int)) -> (Int, name: String) }
/// @mockable
protocol Fn09Collections { func all(_ list: [Int], _ table: [String: [Int]], _ set: Set<String>) -> [String: Int] }
/// @mockable
protocol Fn10Variadic { func sum(_ numbers: Int...) -> Int }
/// @mockable
protocol Fn11Inout { func grow(_ number: inout Int, by step: Int) }
/// @mockable
protocol Fn12Void { func done(_ value: Void) -> Void }
/// @mockable
protocol Fn13Discardable { @discardableResult func save() -> Bool }
/// @mockable
protocol Fn14Overloads {
  func display()
  func display(x: Int)
  func display(y: Int)
  func update()
  func update() -> Int
  func update(arg: Int)
  func update(arg: Float)
}
/// @mockable
protocol Fn15Unlabeled { func add(_: Int, _: String) }
/// @mockable
protocol Fn16Keywords {
  func `default`(for: Int, in: String, where place: Bool)
  func `repeat`(_ `class`: Int) -> Int
}
/// @mockable
protocol Fn17Shadows { func log(calls: Int, call: String, logHandler: Bool) -> Int }
/// @mockable
protocol Fn18Mutating { mutating func next() -> Int? }
/// @mockable
protocol Fn19Any { func take(_ value: Any, _ object: AnyObject?) -> Any? }
/// @mockable
protocol Fn20Metatype { func register(_ type: Any.Type, _ known: Int.Type) -> Any.Type? }
/// @mockable
protocol Fn21OverloadsByType {
  func show(_ value: Int)
  func show(_ value: String)
  func show(_ value: [String])
  func show(value: Int?)
}
/// @mockable
protocol Fn22LabelInName { func open(url: String); func openURL(url: String); func openURL(_ url: Int) }
/// @mockable
protocol Fn23Raw { func `opens a door`() -> Int }
/// @mockable
protocol Fn24ResetAndCalls { func reset(); var calls: Int { get } }
/// @mockable
protocol Fn25Nested { func deep(_ value: [[String: (Int, [Price?])]]?) -> [Price] }
/// @mockable
protocol Fn26PropertyAndFunction { var size: Int { get }; func size(of item: String) -> Int }
/// @mockable
protocol Fn27Unwrapped { func risky(_ value: Int!) -> String! }
/// @mockable
protocol Fn28Ownership { func borrow(_ ticket: borrowing Ticket); func consume(_ ticket: consuming Ticket) -> Int }
/// @mockable
protocol Fn29Noncopyable { func ticket() -> Ticket }
/// @mockable
protocol Fn30Object { func fill(_ basket: Basket) -> Basket }
/// @mockable
protocol Fn31HandlerNames { var goHandler: Int { get set }; func go() }
/// @mockable
protocol Fn32OwnEmptyValue { func total() -> Money }
/// @mockable
protocol Fn33RawArguments { func `turn the key`(`how far`: Int) -> Int; var `the key`: Int { get set } }
