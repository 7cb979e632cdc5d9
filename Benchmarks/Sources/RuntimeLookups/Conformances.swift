internal import Foundation

private protocol Named {
  var name: String { get }
}

private struct Plain: Named {
  var name: String { "plain" }
}

private final class Generic<Element>: Named {
  var name: String { "generic of \(Element.self)" }
}

extension String: Named {
  fileprivate var name: String { "text" }
}

extension Array: Named where Element: Named {
  fileprivate var name: String { "array of \(map(\.name))" }
}

extension Double: Unnamed {}
private protocol Unnamed {}

private struct Key: Hashable, Codable {
  var number: Int
}

private struct Problem: LocalizedError, CustomStringConvertible {
  var description: String { "described problem" }
  var errorDescription: String? { "localized problem" }
}

private struct Mirrored: CustomDebugStringConvertible {
  var debugDescription: String { "debug text" }
}

/// The app's own protocols.
@MainActor
func findConformances() {
  for value in [hidden(Plain()), hidden(Generic<Int>()), hidden("text"), hidden(["a", "b"]), hidden(1)] {
    show("named", (value as? any Named)?.name ?? "no")
  }
  show("unnamed", hidden(1.5) is any Unnamed)
  show("metatype", (type(of: hidden(Plain())) as? any Named.Type) != nil)
}

/// Protocols of libraries that are loaded at run time, which look for conformances themselves.
@MainActor
func findStandardConformances() {
  show("description", hidden(Problem()))
  show("debug description", String(reflecting: hidden(Mirrored())))
  show("localized", (hidden(Problem()) as? any Error)?.localizedDescription ?? "no")
  show("hashable", (hidden(Key(number: 1)) as? AnyHashable) == AnyHashable(Key(number: 1)))
  show("array", (hidden([Key(number: 1)]) as? any Equatable) != nil)
  show("set", (hidden(Set([Key(number: 1)])) as? Set<Key>)?.count ?? 0)
  show("dictionary", (hidden([Key(number: 1): 2]) as? [Key: Int])?.count ?? 0)
  if let value = hidden([Key(number: 3)]) as? any Encodable, let data = try? JSONEncoder().encode(value) {
    show("encoded", String(decoding: data, as: UTF8.self))
    show("decoded", (try? JSONDecoder().decode([Key].self, from: data)) == [Key(number: 3)])
  }
}
