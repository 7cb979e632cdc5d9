extension SourceOutline: BinaryCoded {
  /// The path is known to who reads.
  package func write(to writer: inout BinaryWriter) {
    writer.write(imports)
    writer.write(types)
    writer.write(localTypes)
    writer.write(members)
    writer.write(errors)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    path = reader.file
    imports = try reader.read()
    types = try reader.read()
    localTypes = try reader.read()
    members = try reader.read()
    errors = try reader.read()
  }
}

extension OutlinedImport: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(access)
    writer.write(attributes)
    writer.write(conditions)
    writer.write(bytes.lowerBound)
    writer.write(bytes.count)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    access = try reader.read()
    attributes = try reader.read()
    conditions = try reader.read()
    let start: Int = try reader.read()
    let count: Int = try reader.read()
    guard start >= 0, count >= 0, start <= Int.max - count else { throw BinaryDamage() }
    bytes = start..<(start + count)
  }
}

extension OutlinedType: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(keyword.rawValue)
    writer.write(name)
    writer.write(scopes)
    writer.write(position)
    writer.write(modifiers.sorted())
    writer.write(generics)
    writer.write(inherited)
    writer.write(conditions)
    writer.write(marks)
    writer.write(members)
    writer.write(uses)
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
    members = try reader.read()
    uses = try reader.read()
  }
}

extension OutlinedMark: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(text)
    writer.write(position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    text = try reader.read()
    position = try reader.read()
  }
}

extension OutlinedMember: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(position)
    writer.write(modifiers.sorted())
    writer.write(conditions)
    writer.write(parameters)
    writer.write(type)
    writer.write(value)
    writer.write(uses)
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
    uses = try reader.read()
  }
}

extension OutlinedParameter: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(value)
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
    writer.write(name)
    writer.write(position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw BinaryDamage() }
    self.kind = kind
    name = try reader.read()
    position = try reader.read()
  }
}
