/// Header fields in order. Names are compared without regard to case.
public struct HTTPFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A field as it is sent.
  public struct Field: Hashable, Sendable {
    /// The name, in the case in which it was written.
    public let name: String
    /// The value, without white space around it.
    public let value: String
  }

  /// The fields in order.
  public private(set) var all: [Field] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(value, for: name) }
  }

  /// The value of a field; those of several fields of one name are joined by commas, as HTTP defines it. Setting a value
  /// replaces all of them, and nil removes them.
  public subscript(name: String) -> String? {
    get {
      let values = all.filter { $0.name.isEqual(to: name) }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let index = all.firstIndex { $0.name.isEqual(to: name) }
      all.removeAll { $0.name.isEqual(to: name) }
      if let newValue { all.insert(Field(name: name, value: newValue), at: index ?? all.count) }
    }
  }

  /// Adds a field, also beside one of the same name.
  public mutating func add(_ value: String, for name: String) {
    all.append(Field(name: name, value: value))
  }

  /// The names that no field can have, or values that would end the field, if there are any.
  var firstInvalid: Field? {
    all.first { field in
      field.name.isEmpty || field.name.utf8.contains { $0 <= 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: ":") }
        || field.value.utf8.contains { $0 == 0x0D || $0 == 0x0A || $0 == 0 }
    }
  }
}

extension String {
  fileprivate func isEqual(to other: String) -> Bool {
    utf8.count == other.utf8.count && lowercased() == other.lowercased()
  }
}
