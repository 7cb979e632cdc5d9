public import RibletsMocks
import RibletsSource
import SwiftParser
import SwiftSyntax

/// The result of one spoiled input.
public enum FuzzedOutcome: Hashable, Sendable {
  /// Nothing was marked any more, or what was marked could not be mocked or read.
  case refused
  /// Mocks were made of all that was marked.
  case accepted
  /// Mocks were made that do not parse.
  case unparsable(String)
}

/// One spoiled input, and how the generator takes it.
public struct FuzzedInput: Sendable {
  /// The seed that it was made of.
  public let seed: UInt64
  /// The text that the generator is given.
  public let text: [UInt8]

  /// Makes the input of a seed.
  public init(seed: UInt64, of mutator: SampleMutator) {
    self.seed = seed
    text = mutator.input(seed: seed)
  }

  /// Makes the mocks of it; for the test kit for odd seeds.
  public func mocks() -> MockOutput {
    var options = MockOptions()
    options.isPlain = seed.isMultiple(of: 2)
    options.keepsHistory = true
    return MockGenerator(options).mocks(of: [SourceFile(parsing: text, path: "Fuzzed.swift")])
  }

  /// Makes the mocks of it and looks at them.
  public func outcome() -> FuzzedOutcome {
    // The command refuses files that are not UTF-8 before it parses them.
    guard String(validating: text, as: UTF8.self) != nil else { return .refused }
    let output = mocks()
    let errors = output.diagnoses.filter { $0.severity == .error }
    let source = output.text
    let tree = Parser.parse(source: source)
    if tree.hasError { return .unparsable(source) }
    return errors.isEmpty && !output.names.isEmpty ? .accepted : .refused
  }
}
