extension SourceType: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    switch self {
    case .named(let name, let arguments):
      writer.bytes.append(0)
      writer.write(name, arguments)
    case .member(let base, let name, let arguments):
      writer.bytes.append(1)
      writer.write(base, name, arguments)
    case .optional(let base): write(2, base, to: &writer)
    case .unwrapped(let base): write(3, base, to: &writer)
    case .array(let element): write(4, element, to: &writer)
    case .dictionary(let key, let value):
      write(5, key, to: &writer)
      writer.write(value)
    case .tuple(let elements):
      writer.bytes.append(6)
      writer.write(elements)
    case .function(let parameters, let effects, let result):
      writer.bytes.append(7)
      writer.write(parameters, effects, result)
    case .opaque(let base): write(8, base, to: &writer)
    case .existential(let base): write(9, base, to: &writer)
    case .composition(let parts):
      writer.bytes.append(10)
      writer.write(parts)
    case .metatype(let base, let kind):
      write(11, base, to: &writer)
      writer.write(kind)
    case .packExpansion(let pattern): write(12, pattern, to: &writer)
    case .packElement(let base): write(13, base, to: &writer)
    case .suppressed(let base): write(14, base, to: &writer)
    case .attributed(let words, let base):
      writer.bytes.append(15)
      writer.write(words, base)
    case .verbatim(let text):
      writer.bytes.append(16)
      writer.write(text)
    }
  }

  private func write(_ code: UInt8, _ type: SourceType, to writer: inout BinaryWriter) {
    writer.bytes.append(code)
    writer.write(type)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    switch try reader.readByte() {
    case 0: self = .named(try reader.read(), try reader.read())
    case 1: self = .member(try reader.read(), try reader.read(), try reader.read())
    case 2: self = .optional(try reader.read())
    case 3: self = .unwrapped(try reader.read())
    case 4: self = .array(try reader.read())
    case 5: self = .dictionary(try reader.read(), try reader.read())
    case 6: self = .tuple(try reader.read())
    case 7: self = .function(try reader.read(), try reader.read(), try reader.read())
    case 8: self = .opaque(try reader.read())
    case 9: self = .existential(try reader.read())
    case 10: self = .composition(try reader.read())
    case 11: self = .metatype(try reader.read(), try reader.read())
    case 12: self = .packExpansion(try reader.read())
    case 13: self = .packElement(try reader.read())
    case 14: self = .suppressed(try reader.read())
    case 15: self = .attributed(try reader.read(), try reader.read())
    case 16: self = .verbatim(try reader.read())
    default: throw BinaryDamage()
    }
  }
}

extension SourceTupleElement: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(label, name, type, isVariadic)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    label = try reader.read()
    name = try reader.read()
    type = try reader.read()
    isVariadic = try reader.read()
  }
}

extension SourceEffects: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(isAsync)
    switch throwing {
    case .nothing: writer.bytes.append(0)
    case .anything: writer.bytes.append(1)
    case .only(let type):
      writer.bytes.append(2)
      writer.write(type)
    case .whatArgumentsThrow: writer.bytes.append(3)
    }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    isAsync = try reader.read()
    switch try reader.readByte() {
    case 0: throwing = .nothing
    case 1: throwing = .anything
    case 2: throwing = .only(try reader.read())
    case 3: throwing = .whatArgumentsThrow
    default: throw BinaryDamage()
    }
  }
}
