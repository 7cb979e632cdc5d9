import Foundation

/// Writes lines that whoever reads them gets at once, also through a pipe.
enum Console {
  /// What was asked for: the address, the tree.
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// What went wrong without ending the app.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data(("tictactoe: " + line + "\n").utf8))
  }
}
