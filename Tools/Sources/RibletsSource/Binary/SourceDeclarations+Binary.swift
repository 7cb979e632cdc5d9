extension SourcePosition: BinaryCoded {
  /// The file is known to who reads.
  package func write(to writer: inout BinaryWriter) {
    writer.write(line, column)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    file = reader.file
    line = try reader.read()
    column = try reader.read()
  }
}

extension SourceAccess: BinaryCoded {
  package func write(to writer: inout BinaryWriter) { writer.write(rawValue) }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    guard let access = SourceAccess(rawValue: try reader.read()) else { throw BinaryDamage() }
    self = access
  }
}

extension SourceAttribute: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, text)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    text = try reader.read()
  }
}

extension SourceGenericParameter: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, kind.rawValue, bound)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    guard let kind = Kind(rawValue: try reader.read()) else { throw BinaryDamage() }
    self.kind = kind
    bound = try reader.read()
  }
}

extension SourceRequirement: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(isSameType, left, right)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    isSameType = try reader.read()
    left = try reader.read()
    right = try reader.read()
  }
}

extension SourceParameter: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(label, name, type, isVariadic, hasDefault)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    label = try reader.read()
    name = try reader.read()
    type = try reader.read()
    isVariadic = try reader.read()
    hasDefault = try reader.read()
  }
}

extension SourceScope: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, keyword, generics, access)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    keyword = try reader.read()
    generics = try reader.read()
    access = try reader.read()
  }
}

extension SourceMarks: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(position, comments, attributes, modifiers, conditions)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    position = try reader.read()
    comments = try reader.read()
    attributes = try reader.read()
    modifiers = try reader.read()
    conditions = try reader.read()
  }
}
