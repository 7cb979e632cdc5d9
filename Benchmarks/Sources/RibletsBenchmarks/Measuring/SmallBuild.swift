internal import Foundation

/// The release build that an app makes when its size matters: Documentation/SmallBuild.md says what each option does.
public enum SmallBuild {
  /// Returns the options after `swift build -c release --product PROGRAM`. The linker script stands beside the
  /// manifest, whose folder is the second argument.
  static func options(for program: String, linkerScriptIn package: String) -> [String] {
    let frontend = ["-internalize-at-link", "-disable-reflection-metadata", "-conditional-runtime-records"]
    let linker = [
      "--lto-newpm-passes=internalize<preserve-gv=\(program)_main>,default<Os>,lto<O2>",
      "--icf=all", "-z", "pack-relative-relocs", "--no-eh-frame-hdr", "\(package)/no-unwind-tables.ld",
    ]
    return ["--experimental-lto-mode", "full"]
      + ["-Osize", "-use-ld=lld"].flatMap { ["-Xswiftc", $0] }
      + frontend.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
      + noOptimisationBeforeTheLink.flatMap { ["-Xswiftc", $0] }
      + linker.flatMap { ["-Xlinker", $0] }
  }

  /// First of the compiler, then of Clang, which turns what the compiler wrote into what the linker reads.
  ///
  /// Both would optimise each file alone, and drop the conditional records of every file that has no other kind of
  /// record: conformances that casts need.
  private static let noOptimisationBeforeTheLink = [
    "-Xllvm", "-opt-bisect-limit=0", "-Xllvm", "-opt-bisect-verbose=0",
    "-Xclang-linker", "-Xclang", "-Xclang-linker", "-disable-llvm-passes",
  ]

  /// The small executable does not do what the one with SwiftPM's own options does.
  struct WrongOutput: Error, CustomStringConvertible {
    let program: String
    let expected: String
    let actual: String

    var description: String {
      """
      '\(program)' prints something else when it is built small, so its size means nothing.

      Default options:
      \(expected)
      Small build:
      \(actual)
      """
    }
  }

  /// Builds a program of this package in a scratch folder of its own, and measures it in bytes without its symbols.
  ///
  /// Builds the program `RuntimeLookups` in the same way, and once more with Swift's libraries in the executable: it prints what is
  /// only found at run time, such as the routes of a saved state, which these options could lose without any harm to a smaller program.
  ///
  /// `nil` on other systems than Linux: the linker's options are for its executables.
  ///
  /// - Throws: ``WrongOutput`` if one of them does not print what its sibling with SwiftPM's default options prints;
  ///   ``MissingProgram`` if swift or strip is not installed.
  static func size(of program: String) throws -> Int? {
    #if os(Linux)
      _ = try executable(of: "RuntimeLookups")
      _ = try executable(of: "RuntimeLookups", withOptions: optionsOfStaticBuild, scratch: "static")
      return try StrippedSize.ofFile(executable(of: program))
    #else
      return nil
    #endif
  }

  /// With Swift's libraries in the executable, small, and without code that nothing refers to.
  private static let optionsOfStaticBuild = [
    "--static-swift-stdlib", "-Xswiftc", "-Osize", "-Xlinker", "--gc-sections",
  ]

  private static func executable(of program: String) throws -> String {
    try executable(of: program, withOptions: options(for: program, linkerScriptIn: package), scratch: "small")
  }

  private static func executable(
    of program: String, withOptions options: [String], scratch: String
  ) throws -> String {
    guard let swift = ChildProcess.path(of: "swift") else { throw MissingProgram.swift }
    let location = ["--package-path", package, "--scratch-path", "\(package)/.build/\(scratch)"]
    // Without the caching, since SwiftPM would not see new files of the package beside this one.
    let build = ["build", "-c", "release", "--disable-build-manifest-caching"] + location + options
    _ = try ChildProcess(swift, build + ["--quiet", "--product", program])
    let folder = try ChildProcess(swift, build + ["--show-bin-path"]).output.split(separator: "\n").last ?? ""
    let executable = "\(folder)/\(program)"
    // Without its symbols, as it is shipped.
    try StrippedSize.withStripped(executable) { try checkOutput(of: $0, like: ChildProcess.sibling(program)) }
    return executable
  }

  static func checkOutput(of executable: String, like reference: String) throws {
    let expected = try ChildProcess(reference, []).output
    let actual = try ChildProcess(executable, []).output
    if actual != expected { throw WrongOutput(program: executable, expected: expected, actual: actual) }
  }

  /// The folder of this package's manifest, where it was when this file was compiled.
  private static var package: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }
}
