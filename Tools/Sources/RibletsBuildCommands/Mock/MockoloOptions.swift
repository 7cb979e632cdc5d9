import ArgumentParser
import Foundation

/// The options of mockolo, so that a command line of it works as it stands: other words for ours, and some that are not needed.
struct MockoloOptions: ParsableArguments {
  @Option(name: .customLong("sourcedirs"), parsing: .upToNextOption)
  var sourceFolders: [String] = []

  @Option(name: [.customLong("sourcefiles"), .customLong("srcs", withSingleDash: true)], parsing: .upToNextOption)
  var sourceFiles: [String] = []

  @Option(name: [.customLong("filelist"), .customShort("f")])
  var sourceList: String?

  @Option(name: [.customLong("destination"), .customShort("d")])
  var destination: String?

  @Option(name: [.customLong("mockfiles"), .customLong("mocks", withSingleDash: true)], parsing: .upToNextOption)
  var mockFiles: [String] = []

  @Option(name: .customLong("mock-filelist"))
  var mockList: String?

  @Option(name: [.customLong("exclude-suffixes"), .customShort("x")], parsing: .upToNextOption)
  var suffixes: [String] = []

  @Option(name: [.customLong("custom-imports"), .customShort("c")], parsing: .upToNextOption)
  var imports: [String] = []

  @Option(name: [.customLong("concurrency-limit"), .customShort("j")])
  var jobs: Int?

  @Flag(name: .customLong("enable-args-history"))
  var history = false

  @Flag(name: .customLong("mock-all"))
  var all = false

  @Flag(name: .customLong("mock-final"))
  var final = false

  @Flag(name: .customLong("allow-set-call-count"))
  var setsCallCounts = false

  @Flag(name: .customLong("use-template-func"))
  var usesTemplate = false

  @Flag(name: .customLong("use-mock-observable"))
  var usesObservable = false

  @Flag(name: .customLong("disable-combine-default-values"))
  var disablesCombineDefaults = false

  @Option(name: .customLong("logging-level"))
  var loggingLevel: Int?

  /// The files and folders with the protocols.
  func sources() throws(CommandFailure) -> [String] {
    guard let sourceList else { return sourceFolders + sourceFiles }
    guard let data = FileManager.default.contents(atPath: sourceList) else {
      throw CommandFailure(
        "There is no file '\(sourceList)', or it cannot be read. Give --filelist a list of files.", .missingInput)
    }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return sourceFolders + sourceFiles + lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// True if nothing says where the protocols are.
  var isWithoutSources: Bool { sourceFolders.isEmpty && sourceFiles.isEmpty && sourceList == nil }

  /// A sentence for each option that changes nothing.
  ///
  /// - Parameter isPlain: True for mocks without the test kit.
  func notes(isPlain: Bool) -> [String] {
    var notes: [String] = []
    func add(_ option: String, if isGiven: Bool, _ reason: String) {
      if isGiven { notes.append("--\(option) changes nothing: \(reason) Leave it out.") }
    }
    add(
      "mockfiles", if: !mockFiles.isEmpty || mockList != nil,
      "inherited protocols are read from their sources; where one is missing, give its folder with --parents.")
    add("mock-final", if: final, "all mocks are final.")
    add(
      "allow-set-call-count", if: setsCallCounts && !isPlain,
      "counts of mocks for the test kit come from its books; 'reset()' forgets the calls.")
    add("use-template-func", if: usesTemplate, "mocks have no function of their own for all members.")
    add("use-mock-observable", if: usesObservable, "a property of a stream is one that a test sets.")
    add(
      "disable-combine-default-values", if: disablesCombineDefaults,
      "only a CurrentValueSubject that the annotation asks for has a value before a test sets one.")
    add("logging-level", if: loggingLevel != nil, "only errors and warnings are printed.")
    return notes
  }
}
