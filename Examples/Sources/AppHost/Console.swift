import Foundation

/// Writes lines that whoever reads them gets at once, also through a pipe.
public enum Console {
  /// Prints a result that was asked for: the address, the tree.
  public static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Prints an error that does not end the app, after the name of its command.
  public static func note(_ line: String, from command: String) {
    FileHandle.standardError.write(Data(("\(command): \(line)\n").utf8))
  }
}
