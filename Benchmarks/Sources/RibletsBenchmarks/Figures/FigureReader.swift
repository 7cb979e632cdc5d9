internal import Foundation

/// Reads figures back from lines of JSON.
public enum FigureReader {
  /// A line that is not what `benchmarks --json` prints.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    public let number: Int
    public let line: String

    public var description: String {
      """
      Line \(number) is not a line of figures: \(line)

      Pipe the output of 'benchmarks --json' into this program.
      """
    }
  }

  /// Reads one object a line; empty lines do not count.
  ///
  /// - Throws: ``Failure`` at the first line that is something else.
  public static func figures(in lines: some Sequence<String>) throws(Failure) -> [Figures] {
    var figures: [Figures] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let read = try? JSONDecoder().decode(Figures.self, from: Data(line.utf8)) else {
        throw Failure(number: index + 1, line: line)
      }
      figures.append(read)
    }
    return figures
  }
}
