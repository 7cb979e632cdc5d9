/// A program that a figure needs and the system does not have.
public enum MissingProgram: Error, Equatable, CustomStringConvertible {
  case valgrind
  case strip
  case swift

  public var description: String {
    switch self {
    case .valgrind:
      """
      Instructions are counted by callgrind, a part of valgrind, which is not installed.

      On Linux, 'scripts/measure benchmarks --instructions' installs it from the system's packages and measures. Elsewhere, \
      leave out '--instructions'.
      """
    case .strip:
      """
      Symbols are removed by 'strip', which is not installed.

      It comes with the linker: install the system's binutils, or leave out '--instructions' and the benchmarks 'size-…'.
      """
    case .swift:
      """
      An app is built small by 'swift build', and no folder of PATH has 'swift'.

      Add the toolchain's folder to PATH, or leave out the benchmark 'size-6-riblets'.
      """
    }
  }
}
