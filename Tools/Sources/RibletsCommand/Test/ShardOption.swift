import ArgumentParser

/// The machine that a command runs on, among those that share the tests: `2/4`.
struct ShardOption: ExpressibleByArgument {
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number) else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }
}
