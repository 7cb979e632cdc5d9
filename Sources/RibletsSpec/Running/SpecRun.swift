import Foundation
import RibletsTestCore
internal import Testing

/// The shared state of the specs of one test run: options, the listed specs, and records.
///
/// Swift Testing evaluates the arguments of all tests of a run before the first one starts. So when an example runs,
/// all specs of the run are known: whether one is focused, and whether the filter matched anywhere.
@MainActor
final class SpecRun {
  /// The run of this process.
  private static let process = SpecRun(RunOptions(environment: ProcessInfo.processInfo.environment), books: .process)

  /// The run that specs belong to; a test of this library binds its own.
  static var current: SpecRun { bound ?? process }
  @TaskLocal static var bound: SpecRun?

  struct Listed {
    var identity: SpecIdentity
    var matches: Int
  }

  let options: RunOptions
  let books: Books
  private(set) var listed: [Listed] = []
  private(set) var isFocused = false
  private var hasOpenedDocuments = false
  private var warnedOf: Set<SpecPlace> = []

  nonisolated init(_ options: RunOptions, books: Books = Books()) {
    self.options = options
    self.books = books
  }

  /// Lists a spec, adds it to the records, and returns the cases of its test.
  func examples(of spec: any Spec.Type) -> [Example] {
    let found = SpecWalk.list { spec.spec() }
    let identity = SpecIdentity(spec, firstExample: found.first?.place)
    let outline = SpecOutline(found, spec: identity.name, options: options)
    let wanted = outline.entries.filter { options.wants($0.example.sentence) }
    if !options.isContinuousIntegration { isFocused = isFocused || wanted.contains { $0.example.isFocused } }
    listed.append(Listed(identity: identity, matches: wanted.count))

    let numbers = books.open(identity, outline.entries.map(\.example)) { [options] example in
      options.wants(example.sentence) ? "The run ended before." : "Its sentence does not match RIBLETS_EXAMPLE."
    }
    var cases = zip(numbers, outline.entries).compactMap { number, entry in
      options.wants(entry.example.sentence)
        ? Example(spec: spec, run: self, content: .example(entry.example, entry.problem, number)) : nil
    }
    for problem in openDocuments() + outline.problems {
      cases.append(Example(spec: spec, run: self, content: .problem(problem)))
    }
    return cases.isEmpty ? [Example(spec: spec, run: self, content: .noMatch(identity.fullName))] : cases
  }

  /// Returns the failure for a filter that matched nothing in the whole run, for one of its specs; nil for the others.
  func noMatch(at spec: String) -> SpecProblem? {
    guard let filter = options.filter, listed.allSatisfy({ $0.matches == 0 }) else { return nil }
    let names = Set(listed.map(\.identity.fullName)).sorted()
    return names.first == spec ? .noMatch(filter: filter, specs: names) : nil
  }

  /// Warns, once for each mark, that the run skips examples that are not focused.
  func warnOfFocus(_ place: SpecPlace) {
    guard warnedOf.insert(place).inserted else { return }
    Issue.record(
      "Focused: this run leaves out every example that is not. Take the focus away before you commit; CI refuses it.",
      severity: .warning, sourceLocation: place.sourceLocation)
  }

  /// Prepares the folder of the living documentation, the first time.
  private func openDocuments() -> [SpecProblem] {
    guard let folder = options.documents, !hasOpenedDocuments else { return [] }
    hasOpenedDocuments = true
    do throws(FileProblem) {
      try LivingDocumentation(folder: folder).open()
      books.writeAtExit(to: folder)
      return []
    } catch {
      return [.documentsNotWritable(folder: folder, reason: error.description)]
    }
  }
}
