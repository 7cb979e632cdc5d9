import Foundation

/// The output of a host: results on the standard output, errors that do not end the app on the standard error.
struct Console {
  /// Prints a result, such as the tree.
  var print: @MainActor (String) -> Void = { Console.write($0, to: .standardOutput) }
  /// Prints an error.
  var note: @MainActor (String) -> Void = { Console.write($0, to: .standardError) }

  /// Writes a line at once, also into a pipe.
  private static func write(_ line: String, to file: FileHandle) {
    file.write(Data((line + "\n").utf8))
  }
}
