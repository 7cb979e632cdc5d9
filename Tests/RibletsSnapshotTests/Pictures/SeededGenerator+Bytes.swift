import SeededGenerator

extension SeededGenerator {
  mutating func bytes(_ count: Int, below limit: UInt8 = 255) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...limit, using: &self) }
  }
}
