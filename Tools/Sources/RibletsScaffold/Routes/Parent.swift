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
      throw RequestProblem(RibletTree.unknown(name, among: index.ribletNames))
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
    facts = RibletFacts(of: name) { [files] type in
      index.files(declaringOneOf: [type])
        .compactMap { path in files.first { $0.path == path } ?? (try? texts.parsed(path)) }.declarations(named: type)
    }
    folder = FilePath.folder(router.file)
  }

  /// The facts that its types show.
  let facts: RibletFacts
  /// The folder of its router.
  let folder: String

  func shape(_ keyword: OutlinedType.Keyword, _ role: RibletRole) -> OutlinedType? {
    files.lazy.flatMap(\.outline.types).first { $0.keyword == keyword && $0.name == name + role.rawValue }
  }

  var router: OutlinedType? { shape(.class, .router) }
  var interactor: OutlinedType? { shape(.class, .interactor) }
  var component: OutlinedType? { shape(.class, .component) }

  /// True if its router has a view of its own.
  var hasView: Bool { facts.hasView }

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
