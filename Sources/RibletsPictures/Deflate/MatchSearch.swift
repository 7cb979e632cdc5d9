/// Finds earlier occurrences of bytes, which LZ77 replaces by a length and a distance.
///
/// Always returns the same tokens for the same bytes. Works on raw memory, to be fast in debug builds, too.
struct MatchSearch {
  /// A byte, or `length << 16 | distance` with the length at least ``DeflateTables/shortestMatch``, in one number.
  typealias Token = UInt32

  /// The number of checked earlier places with the same beginning.
  private static let longestChain = 24
  /// The length of a match that is used without a search for a longer one at the next byte.
  private static let goodLength = 32
  private static let hashBits = 15

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// A distance at which matches are likely: the length of a picture's row.
  private let stride: Int
  private let heads: UnsafeMutablePointer<Int32>
  private let previous: UnsafeMutablePointer<Int32>
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8], stride: Int) -> [Token] {
    guard !bytes.isEmpty else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << hashBits)
      let previous = UnsafeMutablePointer<Int32>.allocate(capacity: DeflateTables.longestDistance)
      heads.initialize(repeating: -1, count: 1 << hashBits)
      previous.initialize(repeating: -1, count: DeflateTables.longestDistance)
      defer {
        heads.deallocate()
        previous.deallocate()
      }
      guard let start = buffer.baseAddress else { return [] }
      var search = MatchSearch(
        bytes: start, count: buffer.count, stride: stride, heads: heads, previous: previous)
      search.run()
      return search.tokens
    }
  }

  private struct Match {
    var length = 0
    var distance = 0
  }

  private init(
    bytes: UnsafePointer<UInt8>, count: Int, stride: Int, heads: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutablePointer<Int32>
  ) {
    self.bytes = bytes
    self.count = count
    self.stride = stride <= DeflateTables.longestDistance ? stride : 0
    self.heads = heads
    self.previous = previous
  }

  private mutating func run() {
    var index = 0
    var current = match(at: 0)
    while index < count {
      if current.length >= DeflateTables.shortestMatch, current.length < Self.goodLength, index + 1 < count {
        let next = match(at: index + 1, longerThan: current.length)
        if next.length > current.length {
          tokens.append(Token(bytes[index]))
          index += 1
          current = next
          continue
        }
      }
      if current.length >= DeflateTables.shortestMatch {
        tokens.append(Token(current.length << 16 | current.distance))
        index = skip(current.length, from: index)
      } else {
        tokens.append(Token(bytes[index]))
        index += 1
      }
      if index < count { current = match(at: index) }
    }
  }

  /// Adds the places inside a match, or only the first of a long one, since the others would find the same match.
  private func skip(_ length: Int, from index: Int) -> Int {
    var place = index + 1
    let end = length < Self.goodLength ? index + length : index + 4
    while place < end, place + 3 <= count {
      insert(place, hash: hash(at: place))
      place += 1
    }
    return index + length
  }

  private func hash(at index: Int) -> Int {
    let value = UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
    return Int((value &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  private func insert(_ index: Int, hash: Int) {
    let head = heads[hash]
    guard Int(head) < index else { return }
    previous[index & (DeflateTables.longestDistance - 1)] = head
    heads[hash] = Int32(index)
  }

  /// Returns the longest match for the bytes from `index` on, the nearest of equally long ones; adds the place.
  private func match(at index: Int, longerThan least: Int = DeflateTables.shortestMatch - 1) -> Match {
    var best = Match(length: least, distance: 0)
    let room = count - index
    guard room >= DeflateTables.shortestMatch else { return Match() }
    let limit = room < DeflateTables.longestMatch ? room : DeflateTables.longestMatch
    // A run of one byte takes the least space; a repetition of the row above is the most likely.
    if index > 0 { improve(&best, at: index, distance: 1, limit: limit) }
    if stride > 0, index >= stride { improve(&best, at: index, distance: stride, limit: limit) }
    let hash = hash(at: index)
    var candidate = Int(heads[hash])
    insert(index, hash: hash)
    var chain = 0
    while candidate >= 0, best.length < limit, chain < Self.longestChain {
      let distance = index - candidate
      if distance > DeflateTables.longestDistance { break }
      if distance > 0 { improve(&best, at: index, distance: distance, limit: limit) }
      let next = Int(previous[candidate & (DeflateTables.longestDistance - 1)])
      if next >= candidate { break }
      candidate = next
      chain += 1
    }
    return best.distance == 0 ? Match() : best
  }

  private func improve(_ best: inout Match, at index: Int, distance: Int, limit: Int) {
    let here = bytes + index
    let there = here - distance
    guard best.length < limit, here[best.length] == there[best.length] else { return }
    var length = 0
    while length + 32 <= limit, Memory.isEqual(here + length, there + length, count: 32) { length += 32 }
    while length < limit, here[length] == there[length] { length += 1 }
    if length > best.length { best = Match(length: length, distance: distance) }
  }
}
