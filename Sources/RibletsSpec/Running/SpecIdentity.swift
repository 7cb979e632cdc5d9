/// The identity of a spec: its name, its module and the riblet it is listed under.
struct SpecIdentity: Sendable, Hashable, Codable {
  /// The default, which is replaced by the folder: the protocol's default implementation does not know the file.
  static let defaultRiblet = ""

  /// The type's name, with the types it is nested in.
  var name: String
  var module: String
  var riblet: String
  /// `Module/Folder/File.swift`; empty when the spec has no examples.
  var file: String

  /// `Module.Name`.
  var fullName: String { "\(module).\(name)" }
}

extension SpecIdentity {
  @MainActor
  init(_ spec: any Spec.Type, firstExample place: SpecPlace?) {
    let parts = Self.typeName(String(reflecting: spec)).split(separator: ".", maxSplits: 1)
    module = String(parts.first ?? "")
    name = String(parts.last ?? "")
    file = place?.pathInTarget ?? ""
    riblet = spec.riblet
    if riblet == Self.defaultRiblet { riblet = Self.riblet(ofFile: file, specName: name) }
  }

  /// Returns the type's name without the address in the name of a private type, which differs in each run.
  static func typeName(_ name: String) -> String {
    var parts = name.split(separator: "(unknown context at ", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].firstIndex(of: ")") else { continue }
      parts[index] = String(parts[index][parts[index].index(after: end)...].drop { $0 == "." })
    }
    return parts.joined()
  }

  static func riblet(ofFile file: String, specName: String) -> String {
    let folders = file.split(separator: "/").dropFirst().dropLast()
    if let folder = folders.last { return String(folder) }
    let name = specName.split(separator: ".").last.map(String.init) ?? specName
    return name.hasSuffix("Spec") && name.count > 4 ? String(name.dropLast(4)) : name
  }
}
