import Foundation

extension PackageManifest {
  /// Reads a manifest without running it.
  ///
  /// Calls that make targets, products and dependencies are found wherever they stand, also behind conditions; constants
  /// of the file are looked up. What is computed otherwise is among the ``unknowns``.
  ///
  /// - Parameters:
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  public init(reading text: [UInt8], path: String) {
    let calls = SourceCalls(of: ManifestReader.functions, changing: ManifestReader.properties, in: text, path: path)
    let content = String(decoding: text, as: UTF8.self)
    var reader = ManifestReader(calls, own: Set(content.matches(of: Self.ownFunctions).map { String($0.1) }))
    reader.read()
    self = reader.manifest
    if languageMode.isEmpty { languageMode = Self.languageMode(ofTools: text) }
    let computed = reader.computedResources
    if !computed.isEmpty, content.contains(Self.otherFolders) { unknowns += computed }
    if String(validating: text, as: UTF8.self) == nil {
      let start = SourcePosition(file: path, line: 1, column: 1)
      unknowns.append(Unknown(position: start, text: "it is not UTF-8, which Swift files are"))
    }
  }

  /// Text by which a computed path may leave the folder of its target: `".."`, `"/tmp"`, `Context.packageDirectory`.
  private static var otherFolders: Regex<Substring> {
    /"\.\.|\/\.\.|\.\."|"\/|packageDirectory|environment|#file|import +(?!PackageDescription)\w/
  }

  /// Functions of the manifest with a name that is also one of SwiftPM: `static func process(_ name: String, from: String)`.
  private static var ownFunctions: Regex<(Substring, Substring)> {
    /\b(?:func|let|var)\s+`?(copy|embedInCode|plugin|process)\b/
  }

  /// The language mode that comes with the version in the first line: `6` from tools 6.0 on.
  private static func languageMode(ofTools text: [UInt8]) -> String {
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let version = line.split(separator: ":").last?.drop { $0 == " " }.prefix { $0.isNumber } ?? ""
    return (Int(version) ?? 5) >= 6 ? "6" : "5"
  }
}

private struct ManifestReader {
  static let functions: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "library", "executable", "package",
  ]

  /// The properties of targets that can be changed after their calls, and that matter here.
  static let properties: Set<String> = ["dependencies", "exclude", "name", "path", "plugins", "resources", "sources"]

  private(set) var manifest = PackageManifest(languageMode: "")
  /// The lists of resources that are not written out.
  private(set) var computedResources: [PackageManifest.Unknown] = []
  private let source: SourceCalls
  /// The places of calls such as `.target(name: "Core")` that are dependencies in a constant.
  private var dependencies: Set<SourcePosition> = []

  /// The functions of the manifest with names of SwiftPM, whose calls can mean anything.
  private let own: Set<String>

  init(_ source: SourceCalls, own: Set<String>) { (self.source, self.own) = (source, own) }

  mutating func read() {
    if case .call("Package", let arguments) = source.constants["package"]?.value {
      manifest.name = text(arguments.first { $0.label == "name" }?.expression)
      manifest.languageMode = languageMode(in: arguments)
    }
    manifest.unknowns = source.errors.map { PackageManifest.Unknown(position: $0.position, text: $0.text) }
    for call in source.calls {
      guard case .call(_, let arguments) = call.value else { continue }
      addDependencies(in: arguments.first { $0.label == "dependencies" }?.expression)
    }
    for call in source.calls where !dependencies.contains(call.position) {
      guard case .call(let function, let list) = call.value else { continue }
      let arguments = Dictionary(list.map { ($0.label, $0.expression) }, uniquingKeysWith: { first, _ in first })
      switch function {
      case "package": addPackage(arguments, call)
      case _ where arguments["targets"] != nil: addProduct(arguments, call)
      // A plug-in that a target uses.
      case "plugin" where arguments["capability"] == nil: break
      default: PackageManifest.Target.Kind(rawValue: function).map { addTarget($0, arguments, call) }
      }
    }
    addChanges()
  }

  /// Notes the dependencies in the constants of a list.
  private mutating func addDependencies(in expression: SourceExpression?, depth: Int = 0) {
    guard let expression, depth < 10 else { return }
    switch expression.value {
    case .array(let elements): for element in elements { addDependencies(in: element, depth: depth + 1) }
    case .operation(let operands, _): for operand in operands { addDependencies(in: operand, depth: depth + 1) }
    case .name(let name): addDependencies(in: source.constants[name], depth: depth + 1)
    case .call: dependencies.insert(expression.position)
    case .text, .member, .other: break
    }
  }

  /// Notes code that may change a target after its call: `target.plugins = […]`.
  private mutating func addChanges() {
    for change in source.changes {
      guard case .member(let property) = change.value else { continue }
      if property == "plugins" {
        for place in manifest.targets.indices { manifest.targets[place].plugins = nil }
      } else {
        manifest.unknowns.append(.init(position: change.position, text: "it may change '\(property)' of a target"))
      }
    }
    for use in source.otherUses {
      guard case .member(let name) = use.value, ["executableTarget", "target", "testTarget"].contains(name) else {
        continue
      }
      manifest.unknowns.append(
        .init(position: use.position, text: "it makes targets by '\(name)' without a call of '.\(name)'"))
    }
  }

  private mutating func addTarget(
    _ kind: PackageManifest.Target.Kind, _ arguments: [String: SourceExpression], _ call: SourceExpression
  ) {
    guard let name = text(arguments["name"]) else {
      return note("the name of a target", call, expected: "a string", hidesTargets: true)
    }
    var target = PackageManifest.Target(name: name, kind: kind, position: call.position)
    if let path = arguments["path"], path.value != .name("nil") {
      target.path = text(path)
      if target.path == nil { note("the path of '\(name)'", path, expected: "a string", hidesTargets: true) }
    }
    target.excluded = texts(in: arguments["exclude"], "what '\(name)' excludes")
    if let sources = arguments["sources"], sources.value != .name("nil") {
      target.sources = texts(in: sources, "the sources of '\(name)'")
    }
    target.plugins = plugins(in: arguments["plugins"])
    target.settings = written(arguments["swiftSettings"])
    target.hasResources = arguments["resources"].map { $0.value != .name("nil") } ?? false
    if let resources = arguments["resources"] {
      let paths = self.resources(in: resources)
      target.resources = paths.compactMap(\.self)
      if paths.contains(nil) {
        let text = "it computes the resources of '\(name)', which may be in other folders"
        computedResources.append(.init(position: resources.position, text: text, hidesTargets: false))
      }
    }
    for element in elements(of: arguments["dependencies"], "the dependencies of '\(name)'") {
      if let dependency = dependency(element) {
        target.dependencies.append(dependency)
      } else {
        note("a dependency of '\(name)'", element, expected: "a string, .target(name:) or .product(name:package:)")
      }
    }
    guard let place = manifest.targets.firstIndex(where: { $0.name == name }) else {
      return manifest.targets.append(target)
    }
    target.position = manifest.targets[place].position
    guard target != manifest.targets[place] else { return }
    manifest.targets[place] = target
    manifest.unknowns.append(.init(position: call.position, text: "it makes '\(name)' in several ways"))
  }

  /// The elements of a list; `nil` for one that is not written out, which is no reason to ask for it.
  private func written(_ expression: SourceExpression?) -> [SourceExpression]? {
    guard var expression, expression.value != .name("nil") else { return [] }
    if case .name(let constant) = expression.value, let value = source.constants[constant] { expression = value }
    guard case .array(let elements) = expression.value else { return nil }
    return elements
  }

  /// The paths in a list of resources; `nil` for each that is computed.
  private func resources(in expression: SourceExpression, depth: Int = 0) -> [String?] {
    switch expression.value {
    case .name("nil"): return []
    case .name(let name):
      guard let value = constant(name), depth < 10 else { return [nil] }
      return resources(in: value, depth: depth + 1)
    case .array(let elements): return elements.map { resource($0) }
    case .operation(let operands, let operators) where isSum(operators) && depth < 10:
      return operands.flatMap { resources(in: $0, depth: depth + 1) }
    case .text, .call, .member, .operation, .other: return [nil]
    }
  }

  /// The path of a resource; `nil` for one that is computed.
  private func resource(_ expression: SourceExpression, depth: Int = 0) -> String? {
    if case .name(let name) = expression.value, depth < 10 {
      return constant(name).flatMap { resource($0, depth: depth + 1) }
    }
    guard case .call(let function, let arguments) = expression.value, !own.contains(function),
      ["copy", "embedInCode", "process"].contains(function), arguments.first?.label == "",
      arguments.dropFirst().allSatisfy({ function == "process" && $0.label == "localization" })
    else { return nil }
    return text(arguments.first?.expression)
  }

  /// The newest language mode that the package names; empty for none.
  private func languageMode(in arguments: [SourceArgument]) -> String {
    let labels = ["swiftLanguageModes", "swiftLanguageVersions"]
    let modes = written(arguments.first { labels.contains($0.label) }?.expression)?.compactMap(\.languageMode)
    return modes?.max() ?? ""
  }

  /// The names in a list of plug-ins, likewise.
  private func plugins(in expression: SourceExpression?) -> [String]? {
    if case .name(let name)? = expression?.value, name != "nil", constant(name) == nil { return nil }
    guard let elements = written(expression) else { return nil }
    let names = elements.map { element in
      guard case .call("plugin", let arguments) = element.value else { return text(element) }
      guard !own.contains("plugin"), arguments.allSatisfy({ ["name", "package"].contains($0.label) }) else {
        return nil
      }
      return text(arguments.first { $0.label == "name" }?.expression)
    }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  private func dependency(_ expression: SourceExpression, depth: Int = 0) -> PackageManifest.Dependency? {
    if let name = text(expression) { return .name(name) }
    if case .name(let name) = expression.value, let value = constant(name), depth < 10 {
      return dependency(value, depth: depth + 1)
    }
    guard case .call(let function, let arguments) = expression.value,
      let name = text(arguments.first { $0.label == "name" }?.expression)
    else { return nil }
    guard function == "product" else { return .name(name) }
    return .product(name, package: text(arguments.first { $0.label == "package" }?.expression))
  }

  private mutating func addProduct(_ arguments: [String: SourceExpression], _ call: SourceExpression) {
    guard let name = text(arguments["name"]) else { return note("the name of a product", call, expected: "a string") }
    manifest.products.append(.init(name: name, targets: texts(in: arguments["targets"], "the targets of '\(name)'")))
  }

  private mutating func addPackage(_ arguments: [String: SourceExpression], _ call: SourceExpression) {
    var names: Set<String> = []
    if let name = text(arguments["name"]) { names.insert(name.lowercased()) }
    if let path = text(arguments["path"]) {
      names.insert(Self.end(of: path))
      manifest.packages.append(.init(names: names, path: path))
    } else if let address = text(arguments["url"]) ?? text(arguments["id"]) {
      names.insert(Self.end(of: address))
      manifest.packages.append(.init(names: names, path: nil))
    } else {
      note("where a package is", call, expected: "a string after 'path:' or 'url:'")
    }
  }

  /// `riblets` for `https://example.org/Riblets.git`.
  private static func end(of path: String) -> String {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private mutating func note(
    _ what: String, _ expression: SourceExpression, expected: String, hidesTargets: Bool = false
  ) {
    manifest.unknowns.append(
      .init(
        position: expression.position, text: "it computes \(what)", expected: expected, hidesTargets: hidesTargets))
  }

  // MARK: Values that are written out

  private func isSum(_ operators: [String]) -> Bool {
    operators.allSatisfy { $0 == "+" } && !source.inconstant.contains("+")
  }

  /// The value of a constant that has the same one wherever it is used.
  private func constant(_ name: String) -> SourceExpression? {
    source.inconstant.contains(name) ? nil : source.constants[name]
  }

  /// The value of a variable of the environment, `nil` in it if it is not set; `nil` for anything else.
  private func variable(_ expression: SourceExpression) -> String?? {
    if case .name(let name) = expression.value { return constant(name).flatMap(variable) }
    guard case .call("environment", let arguments) = expression.value, arguments.count == 1,
      let name = text(arguments[0].expression)
    else { return nil }
    return .some(ProcessInfo.processInfo.environment[name])
  }

  private func text(_ expression: SourceExpression?, depth: Int = 0) -> String? {
    guard let expression, depth < 10 else { return nil }
    switch expression.value {
    case .text(let text): return text
    case .name(let name): return text(constant(name), depth: depth + 1)
    // `Context.environment["…"] ?? "…"`
    case .operation(let operands, operators: ["??"]):
      guard !source.inconstant.contains("??"), let set = variable(operands[0]) else { return nil }
      return set ?? text(operands[1], depth: depth + 1)
    case .array, .call, .member, .operation, .other: return nil
    }
  }

  /// The elements of a list; of several, if they are added up.
  private mutating func elements(of expression: SourceExpression?, _ what: String, depth: Int = 0) -> [SourceExpression]
  {
    guard let expression, depth < 10 else { return [] }
    switch expression.value {
    case .array(let elements): return elements
    case .name("nil"): return []
    case .name(let name) where constant(name) != nil:
      return elements(of: constant(name), what, depth: depth + 1)
    case .operation(let operands, let operators) where isSum(operators):
      return operands.flatMap { elements(of: $0, what, depth: depth + 1) }
    case .text, .name, .member, .call, .operation, .other:
      note(what, expression, expected: "a list in square brackets")
      return []
    }
  }

  private mutating func texts(in expression: SourceExpression?, _ what: String) -> [String] {
    var found: [String] = []
    for element in elements(of: expression, what) {
      if let text = text(element) {
        found.append(text)
      } else {
        note(what, element, expected: "a string")
      }
    }
    return found
  }
}
