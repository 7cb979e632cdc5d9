import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The properties that a model is made with, its identity first.
struct ModelProperties {
  struct Property {
    let name, type: String
    /// An expression that was given, for tests.
    var value: String?
  }

  let items: [Property]
  /// True if they are all that the model has in JSON, under their own names.
  let areWhole: Bool
}

extension PartPlanner {
  /// The properties of a query's model, as asked for or as it has them already; `nil` where they are not known.
  func properties(
    _ request: PartRequest, _ model: SourceIndex.Declaration?
  ) throws(RequestProblem) -> ModelProperties? {
    guard let model else {
      let items = request.properties.isEmpty ? [try TypedItem("name:String", option: "--property")] : request.properties
      for item in items { try check(item, isRemote: request.isRemote) }
      let own = items.map { ModelProperties.Property(name: $0.name, type: $0.type, value: $0.value) }
      return ModelProperties(items: [.init(name: "id", type: "String")] + own, areWhole: true)
    }
    if let property = request.properties.first {
      throw RequestProblem(
        "There is a '\(model.name)' already, so --property '\(property.name)' has nothing to say. Leave it out.",
        at: "\(model.file):\(model.line):1")
    }
    if request.isRemote, !isCodable(model.name) {
      throw RequestProblem(
        "No server can send a '\(model.name)': it is not 'Codable'. Let it conform, as in: struct \(model.name): Model, Codable",
        at: "\(model.file):\(model.line):1")
    }
    return storedProperties(of: model)
  }

  /// The stored properties of a structure; `nil` if it is made otherwise.
  func storedProperties(of model: SourceIndex.Declaration) -> ModelProperties? {
    guard
      let type = outlines(of: model.name).first(where: { $0.path == model.file })?.types.first(where: {
        $0.name == model.name && $0.keyword != .extension
      }), let items = type.memberwiseItems
    else { return nil }
    let isPlain = !texts(of: model.name).contains { text in
      ["CodingKey", "init(from", "func encode(to"].contains { text.contains($0) }
    }
    return ModelProperties(
      items: items.map { .init(name: $0.name, type: PropertyText.spaced($0.type ?? "")) },
      areWhole: isPlain && type.storedProperties.allSatisfy { $0.value == nil || $0.hasBody })
  }

  /// Models are compared and hashed, and so is what they are made of; an enumeration usually is by itself. What a server
  /// sends is read from JSON, of which no type is capable by itself.
  private func check(_ property: TypedItem, isRemote: Bool) throws(RequestProblem) {
    for name in property.typeNames {
      if isRemote, ["Character", "Substring"].contains(name) {
        throw RequestProblem(
          "'\(property.name)' cannot be in a model that a server sends: '\(name)' is not 'Codable'. Take 'String'.")
      }
      guard let type = index.types(named: name).first, type.keyword != .typealias else { continue }
      if type.keyword != .enum { try check("Hashable", of: type, property, in: "a model") }
      if isRemote { try check("Codable", of: type, property, in: "a model that a server sends") }
    }
  }

  private func check(
    _ conformance: String, of type: SourceIndex.Declaration, _ property: TypedItem, in place: String
  ) throws(RequestProblem) {
    let fits = conformance == "Codable" ? isCodable(type.name) : isHashable(type.name)
    if fits { return }
    throw RequestProblem(
      "'\(property.name)' cannot be in \(place): '\(type.name)' is not '\(conformance)'. Let it conform, or take another type.",
      at: "\(type.file):\(type.line):1")
  }

  private func isHashable(_ type: String) -> Bool { !conformances(of: type).isDisjoint(with: ["Hashable", "Model"]) }

  private func isCodable(_ type: String) -> Bool {
    let found = conformances(of: type)
    return found.contains("Codable") || found.isSuperset(of: ["Decodable", "Encodable"])
  }

  func conformances(of type: String) -> Set<String> {
    Set(outlines(of: type).flatMap(\.types).filter { $0.name == type }.flatMap(\.inherited))
  }

  private func outlines(of type: String) -> [SourceOutline] {
    zip(index.files { $0.name == type }, texts(of: type)).map { SourceOutline(reading: Array($1.utf8), path: $0) }
  }

  /// The files that declare or extend a type.
  private func texts(of type: String) -> [String] {
    index.files { $0.name == type }.map { file in
      String(decoding: FileManager.default.contents(atPath: app.root + "/" + file) ?? Data(), as: UTF8.self)
    }
  }
}
