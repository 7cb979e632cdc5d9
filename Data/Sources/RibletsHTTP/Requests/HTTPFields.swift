/// Header fields in order. Names are compared without regard to case.
///
/// ```swift
/// var fields: HTTPFields = ["Accept-Language": "ko"]
/// fields["If-None-Match"] = etag
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A field as it is sent.
  ///
  /// ```swift
  /// for field in answer.fields.all { print(field.name, field.value) }
  /// ```
  public struct Field: Hashable, Sendable {
    /// The name, in the case in which it was written. ``HTTPFields`` compares names without case.
    public let name: String
    /// The value as it was given, such as `text/plain`. It must not contain line breaks.
    public let value: String
  }

  /// The fields in order, also several of one name, such as `Set-Cookie`.
  public private(set) var all: [Field] = []

  /// Makes an empty list, to which you add fields: `fields["Accept"] = "text/plain"`.
  public init() {}

  /// Makes a list from a literal: `["Accept": "text/plain"]`. A name can occur twice.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(value, for: name) }
  }

  /// The value of a field; `nil` if there is none. The values of several fields of one name are joined by commas, as
  /// HTTP defines it.
  ///
  /// Setting a value replaces all fields of that name, and `nil` removes them.
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

  /// Adds a field, also beside a field of the same name. To replace it, use the subscript.
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
