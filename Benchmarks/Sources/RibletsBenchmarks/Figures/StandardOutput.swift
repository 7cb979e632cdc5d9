internal import Foundation

/// Writes whole lines at once, so that a pipe's reader sees each figure when it is measured.
public enum StandardOutput {
  public static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  public static func writeError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
