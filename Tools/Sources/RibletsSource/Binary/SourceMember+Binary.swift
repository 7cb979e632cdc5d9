extension SourceMember: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(marks)
    switch kind {
    case .function(let function):
      writer.bytes.append(0)
      writer.write(function)
    case .property(let property):
      writer.bytes.append(1)
      writer.write(property)
    case .subscript(let node):
      writer.bytes.append(2)
      writer.write(node)
    case .initializer(let node):
      writer.bytes.append(3)
      writer.write(node)
    case .associatedType(let type):
      writer.bytes.append(4)
      writer.write(type)
    case .alias(let name, let type):
      writer.bytes.append(5)
      writer.write(name, type)
    case .other(let text):
      writer.bytes.append(6)
      writer.write(text)
    }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    marks = try reader.read()
    switch try reader.readByte() {
    case 0: kind = .function(try reader.read())
    case 1: kind = .property(try reader.read())
    case 2: kind = .subscript(try reader.read())
    case 3: kind = .initializer(try reader.read())
    case 4: kind = .associatedType(try reader.read())
    case 5: kind = .alias(try reader.read(), try reader.read())
    case 6: kind = .other(try reader.read())
    default: throw BinaryDamage()
    }
  }
}

extension SourceFunction: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, generics, requirements, parameters, effects, result)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    generics = try reader.read()
    requirements = try reader.read()
    parameters = try reader.read()
    effects = try reader.read()
    result = try reader.read()
  }
}

extension SourceProperty: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, type, accessors)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    type = try reader.read()
    accessors = try reader.read()
  }
}

extension SourceAccessors: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(effects, isSettable)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    effects = try reader.read()
    isSettable = try reader.read()
  }
}

extension SourceSubscript: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(generics, requirements, parameters, result, accessors)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    generics = try reader.read()
    requirements = try reader.read()
    parameters = try reader.read()
    result = try reader.read()
    accessors = try reader.read()
  }
}

extension SourceInitializer: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(marks, mark, generics, requirements, parameters, effects)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    marks = try reader.read()
    mark = try reader.read()
    generics = try reader.read()
    requirements = try reader.read()
    parameters = try reader.read()
    effects = try reader.read()
  }
}

extension SourceAssociatedType: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, bounds, standard, requirements)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    bounds = try reader.read()
    standard = try reader.read()
    requirements = try reader.read()
  }
}
