extension SourceOutline: BinaryCoded {
  /// The path is known to who reads.
  package func write(to writer: inout BinaryWriter) {
    writer.write(imports, types, localTypes, members, errors, lines)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    path = reader.file
    imports = try reader.read()
    types = try reader.read()
    if reader.readsHeads { return }
    localTypes = try reader.read()
    members = try reader.read()
    errors = try reader.read()
    lines = try reader.read()
  }
}

extension OutlinedImport: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, access, attributes, conditions, position, bytes.lowerBound, bytes.count)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    access = try reader.read()
    attributes = try reader.read()
    conditions = try reader.read()
    position = try reader.read()
    let start: Int = try reader.read()
    let count: Int = try reader.read()
    guard start >= 0, count >= 0, start <= Int.max - count else { throw BinaryDamage() }
    bytes = start..<(start + count)
  }
}

extension OutlinedType: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(keyword.rawValue, name, scopes, position)
    writer.write(modifiers.sorted())
    writer.write(generics, inherited, conditions, marks, hasTestMember)
    writer.writeBlock { $0.write(members, uses) }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    guard let keyword = Keyword(rawValue: try reader.read()) else { throw BinaryDamage() }
    self.keyword = keyword
    name = try reader.read()
    scopes = try reader.read()
    position = try reader.read()
    modifiers = Set(try reader.read([String].self))
    generics = try reader.read()
    inherited = try reader.read()
    conditions = try reader.read()
    marks = try reader.read()
    hasTestMember = try reader.read()
    if reader.readsHeads {
      _ = try reader.skipBlock()
    } else {
      try reader.enterBlock()
      members = try reader.read()
      uses = try reader.read()
    }
  }
}

extension OutlinedMark: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, text, position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    text = try reader.read()
    position = try reader.read()
  }
}

extension OutlinedMember: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(kind.rawValue, name, position)
    writer.write(modifiers.sorted())
    writer.write(conditions, parameters, type, value, hasBody, uses)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    guard let kind = Kind(rawValue: try reader.read()) else { throw BinaryDamage() }
    self.kind = kind
    name = try reader.read()
    position = try reader.read()
    modifiers = Set(try reader.read([String].self))
    conditions = try reader.read()
    parameters = try reader.read()
    type = try reader.read()
    value = try reader.read()
    hasBody = try reader.read()
    uses = try reader.read()
  }
}

extension OutlinedParameter: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(label, name, type, value)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    label = try reader.read()
    name = try reader.read()
    type = try reader.read()
    value = try reader.read()
  }
}

extension OutlinedUse: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.bytes.append(kind.rawValue)
    writer.write(name, position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw BinaryDamage() }
    self.kind = kind
    name = try reader.read()
    position = try reader.read()
  }
}
