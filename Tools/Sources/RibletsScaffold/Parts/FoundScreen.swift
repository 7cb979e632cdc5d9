import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// A view model of an app and what it needs, as its sources say.
struct FoundScreen {
  let name: String
  /// The class of its view.
  let view: String
  /// The parameters of its initializer.
  let parameters: [OutlinedParameter]
  /// The modules that the types of its parameters come from.
  let imports: [String]

  /// Finds a view model by the name of its screen.
  ///
  /// - Throws: ``RequestProblem`` if there is none, with a name that was probably meant; and if it is written so that no
  ///   coordinator can be written for it.
  init(_ name: String, root: String, index: SourceIndex) throws(RequestProblem) {
    self.name = name
    let type = name + "ViewModel"
    guard let found = index.types(named: type).first(where: { $0.keyword == .class }) else {
      throw Self.unknown(name, index)
    }
    guard let data = FileManager.default.contents(atPath: root + "/" + found.file) else {
      throw RequestProblem("Cannot read '\(found.file)': the system refused.")
    }
    let file = try ParsedFile(found.file, String(decoding: data, as: UTF8.self))
    let place = "\(found.file):\(found.line):1"
    guard let shape = file.outline.types.first(where: { $0.name == type && $0.keyword == .class }),
      shape.inherited.contains("ViewModel")
    else { throw RequestProblem("'\(type)' is no 'ViewModel', so no screen shows it.", at: place) }
    guard shape.type(ofProperty: "listener") == "(any \(name)Listener)?" else {
      throw RequestProblem(
        "'\(type)' has no 'listener'. Add to it: weak var listener: (any \(name)Listener)?", at: place)
    }
    let listener = file.outline.types.first { $0.name == name + "Listener" && $0.keyword == .protocol }
    let finish = "\(NameWords(name).property)DidFinish()"
    guard let listener, listener.signatures == [finish] else {
      throw RequestProblem(
        "'\(name)Listener' is not a protocol in this file with nothing but '\(finish)', which a coordinator would answer. Write the coordinator by hand.",
        at: place)
    }
    let views = [name + "ViewController", name + "Screen"]
    guard let view = views.first(where: { index.types(named: $0).contains { $0.keyword == .class } }) else {
      throw RequestProblem("There is no class '\(views[0])' or '\(views[1])', which shows '\(type)'.", at: place)
    }
    self.view = view
    parameters = shape.initializers.first ?? []
    imports = file.imports.filter { !$0.hasPrefix("Riblets") }
  }

  private static func unknown(_ name: String, _ index: SourceIndex) -> RequestProblem {
    let ending = "ViewModel"
    let names = index.declarations.filter { $0.keyword == .class && $0.name.hasSuffix(ending) }
      .map { String($0.name.dropLast(ending.count)) }.sorted()
    let meant =
      names.first { $0.lowercased() == name.lowercased() || name == $0 + ending }
      ?? NearestName.match(for: name, in: names)
    let hint =
      meant.map { "Did you mean '\($0)'?" }
      ?? (names.isEmpty
        ? "Make it: riblets new view-model \(name)." : "There are: \(names.prefix(20).joined(separator: ", ")).")
    return RequestProblem("There is no view model '\(name)'. \(hint)")
  }
}
