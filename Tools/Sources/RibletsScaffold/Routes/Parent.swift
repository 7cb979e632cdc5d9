import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// A riblet that gets a child, as its sources say.
struct Parent {
  let name: String
  let files: [ParsedFile]
  let index: SourceIndex

  /// Finds a riblet by name.
  ///
  /// - Throws: ``RequestProblem`` if there is none, with a name that was probably meant, or if there are several.
  init(_ name: String, _ texts: AppTexts, index: SourceIndex) throws(RequestProblem) {
    let routers = index.types(named: name + "Router").filter { $0.keyword == .class }
    guard let router = routers.first else {
      let names = index.ribletNames
      if let found = names.first(where: { name.lowercased() == $0.lowercased() || name == $0 + "Router" }) {
        throw RequestProblem("There is no riblet '\(name)'. Did you mean '\(found)'?")
      }
      let hint =
        NearestName.match(for: name, in: names).map { " Did you mean '\($0)'?" }
        ?? (names.isEmpty ? " There are no riblets yet." : " There are: \(names.prefix(20).joined(separator: ", ")).")
      throw RequestProblem("There is no riblet '\(name)'.\(hint)")
    }
    guard routers.count == 1 else {
      let places = routers.map { "\($0.file):\($0.line):1: note: '\($0.name)' is here" }.joined(separator: "\n")
      throw RequestProblem("There are several riblets '\(name)'. Rename one of them.\n\(places)")
    }
    self.name = name
    self.index = index
    let parts = Set(RibletRole.allCases.map { name + $0.rawValue })
    var files: [ParsedFile] = []
    for file in index.files(declaringOneOf: parts) {
      files.append(try texts.parsed(file))
    }
    self.files = files
    folder = router.file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folder of its router.
  let folder: String

  func shape(_ keyword: OutlinedType.Keyword, _ role: RibletRole) -> OutlinedType? {
    files.lazy.flatMap(\.outline.types).first { $0.keyword == keyword && $0.name == name + role.rawValue }
  }

  var router: OutlinedType? { shape(.class, .router) }
  var interactor: OutlinedType? { shape(.class, .interactor) }
  var component: OutlinedType? { shape(.class, .component) }

  /// True if its router has a view of its own.
  var hasView: Bool {
    router?.inherited.contains { $0.hasPrefix("ViewableRouter<") || $0.hasPrefix("LaunchRouter<") } ?? false
  }

  /// The type of a property of its component, which may be in an extension.
  func componentProperty(_ property: String) -> (type: String, place: OutlinedType)? {
    for shape in files.flatMap(\.outline.types) where shape.name == name + "Component" {
      if let type = shape.type(ofProperty: property) { return (type, shape) }
    }
    return nil
  }

  /// Returns true if there is a mock of one of its protocols.
  func isMocked(_ role: RibletRole) -> Bool {
    index.types(named: name + role.rawValue).contains { $0.isMockable }
  }
}
