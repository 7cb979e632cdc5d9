extension SourceFile: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(path, imports, protocols, aliases, types)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    path = try reader.read()
    reader.file = path
    imports = try reader.read()
    protocols = try reader.read()
    aliases = try reader.read()
    types = try reader.read()
  }
}

extension SourceImport: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, access, attributes, conditions)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    access = try reader.read()
    attributes = try reader.read()
    conditions = try reader.read()
  }
}

extension SourceAlias: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(marks, name, type, isGeneric, scopes)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    marks = try reader.read()
    name = try reader.read()
    type = try reader.read()
    isGeneric = try reader.read()
    scopes = try reader.read()
  }
}

extension SourceNominalType: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, keyword, inherited, initializers, memberNames, attributes)
    writer.write(scope)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    keyword = try reader.read()
    inherited = try reader.read()
    initializers = try reader.read()
    memberNames = try reader.read()
    attributes = try reader.read()
    scope = try reader.read()
  }
}

extension SourceProtocol: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(
      marks, name, scopes, isLocal, primaryAssociatedTypes, inherited, requirements, members, errors, isAlias)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    marks = try reader.read()
    name = try reader.read()
    scopes = try reader.read()
    isLocal = try reader.read()
    primaryAssociatedTypes = try reader.read()
    inherited = try reader.read()
    requirements = try reader.read()
    members = try reader.read()
    errors = try reader.read()
    isAlias = try reader.read()
  }
}

extension SourceSyntaxError: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(position, text)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    position = try reader.read()
    text = try reader.read()
  }
}
