/// Compresses bytes by RFC 1951. The same bytes always give the same result, on every machine.
enum Deflate {
  /// The number of symbols of a block; small, so that each block's code suits its part of the picture, and its counts
  /// stay small.
  private static let tokensPerBlock = 1 << 15

  /// - Parameter stride: A distance at which bytes are likely to repeat; 0 for none.
  static func compress(_ bytes: [UInt8], stride: Int) -> [UInt8] {
    let tokens = MatchSearch.tokens(of: bytes, stride: stride)
    var writer = BitWriter()
    var start = 0
    repeat {
      let end = min(start + tokensPerBlock, tokens.count)
      Block(tokens[start..<end]).write(to: &writer, isLast: end == tokens.count)
      start = end
    } while start < tokens.count
    writer.finishByte()
    return writer.bytes
  }
}

/// Tokens that share one Huffman code for literals and lengths, and one for distances.
private struct Block {
  private let tokens: ArraySlice<MatchSearch.Token>
  private let literals: HuffmanCode
  private let distances: HuffmanCode

  init(_ tokens: ArraySlice<MatchSearch.Token>) {
    self.tokens = tokens
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    for token in tokens {
      if token < 256 {
        literals[Int(token)] += 1
      } else {
        literals[257 + Int(DeflateTables.codeOfLength[Int(token >> 16)])] += 1
        distances[DeflateTables.codeOfDistance(Int(token & 0xFFFF))] += 1
      }
    }
    literals[DeflateTables.endOfBlock] = 1
    // Some readers require two codes for distances even if one is enough.
    if distances.count(where: { $0 > 0 }) < 2 { for code in 0..<2 where distances[code] == 0 { distances[code] = 1 } }
    self.literals = HuffmanCode(frequencies: literals, longest: 15)
    self.distances = HuffmanCode(frequencies: distances, longest: 15)
  }

  func write(to writer: inout BitWriter, isLast: Bool) {
    let own = CodeLengths(literals: literals.lengths, distances: distances.lengths)
    let fixed = (
      literals: HuffmanCode(lengths: DeflateTables.fixedLiteralLengths),
      distances: HuffmanCode(lengths: DeflateTables.fixedDistanceLengths)
    )
    writer.append(isLast ? 1 : 0, count: 1)
    if bits(literals: fixed.literals, distances: fixed.distances)
      <= bits(literals: literals, distances: distances) + own.bits
    {
      writer.append(1, count: 2)
      write(to: &writer, literals: fixed.literals, distances: fixed.distances)
    } else {
      writer.append(2, count: 2)
      own.write(to: &writer)
      write(to: &writer, literals: literals, distances: distances)
    }
  }

  /// Returns the size of the tokens without the extra bits, which are the same in every code.
  private func bits(literals: HuffmanCode, distances: HuffmanCode) -> Int {
    var sum = Int(literals.lengths[DeflateTables.endOfBlock])
    for token in tokens {
      if token < 256 {
        sum += Int(literals.lengths[Int(token)])
      } else {
        sum += Int(literals.lengths[257 + Int(DeflateTables.codeOfLength[Int(token >> 16)])])
        sum += Int(distances.lengths[DeflateTables.codeOfDistance(Int(token & 0xFFFF))])
      }
    }
    return sum
  }

  private func write(to writer: inout BitWriter, literals: HuffmanCode, distances: HuffmanCode) {
    func append(_ symbol: Int, of code: HuffmanCode) {
      writer.append(code.codes[symbol], count: Int(code.lengths[symbol]))
    }
    for token in tokens {
      guard token >= 256 else {
        append(Int(token), of: literals)
        continue
      }
      let (length, distance) = (Int(token >> 16), Int(token & 0xFFFF))
      let lengthCode = Int(DeflateTables.codeOfLength[length])
      append(257 + lengthCode, of: literals)
      writer.append(
        UInt32(length - DeflateTables.lengthBases[lengthCode]), count: DeflateTables.lengthExtraBits[lengthCode])
      let distanceCode = DeflateTables.codeOfDistance(distance)
      append(distanceCode, of: distances)
      writer.append(
        UInt32(distance - DeflateTables.distanceBases[distanceCode]),
        count: DeflateTables.distanceExtraBits[distanceCode])
    }
    append(DeflateTables.endOfBlock, of: literals)
  }
}
