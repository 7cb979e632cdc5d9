import RibletsReading
package import RibletsSource

/// The form in which a model waits for the next command: all of it but its files and packages.
extension AppModel: BinaryCoded {
  /// Writes one half beside the other.
  package func write(to writer: inout BinaryWriter) {
    let (first, second) = Workers.both(jobs: 2) {
      var writer = BinaryWriter()
      writer.write(riblets.values.sorted { $0.id < $1.id })
      writer.write(edges)
      return writer.bytes
    } _: {
      var writer = BinaryWriter()
      writer.write(tests, workflows, links, protocols, notes)
      return writer.bytes
    }
    writer.bytes += first
    writer.bytes += second
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    for riblet in try reader.read([ModelRiblet].self) { add(riblet) }
    edges = try reader.read()
    tests = try reader.read()
    workflows = try reader.read()
    links = try reader.read()
    protocols = try reader.read()
    notes = try reader.read()
  }
}

extension RibletID: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(module, name)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    module = try reader.read()
    name = try reader.read()
  }
}

extension ModelRiblet: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(id, router, base)
    writer.write(place: position)
    writer.write(parts) { $0.write(place: $1) }
    writer.write(needs)
    writer.write(paths) { $0.write($1) }
    writer.write(arguments, owners)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    id = try reader.read()
    router = try reader.read()
    base = try reader.read()
    position = try reader.readPlace()
    parts = try reader.readValues { reader throws(BinaryDamage) in try reader.readPlace() }
    needs = try reader.read()
    paths = try reader.readValues { reader throws(BinaryDamage) in try reader.read() }
    arguments = try reader.read()
    owners = try reader.read()
  }
}

extension ModelItem: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(name, type)
    writer.write(place: position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    name = try reader.read()
    type = try reader.read()
    position = try reader.readPlace()
  }
}

extension DependencyPath: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(steps)
    switch end {
    case .provided: writer.bytes.append(0)
    case .missing: writer.bytes.append(1)
    case .outside: writer.bytes.append(2)
    }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    steps = try reader.read()
    switch try reader.readByte() {
    case 0: end = .provided
    case 1: end = .missing
    case 2: end = .outside
    default: throw BinaryDamage()
    }
  }
}

extension DependencyPath.Step: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(type, item)
    writer.write(place: position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    type = try reader.read()
    item = try reader.read()
    position = try reader.readPlace()
  }
}

extension ModelEdge: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(parent, child, kind)
    writer.write(place: position)
    writer.write(conditions)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    parent = try reader.read()
    child = try reader.read()
    kind = try reader.read()
    position = try reader.readPlace()
    conditions = try reader.read()
  }
}

extension ModelEdge.Kind: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    switch self {
    case .route(let type, let shown):
      writer.bytes.append(0)
      writer.write(type, shown)
    case .builder: writer.bytes.append(1)
    case .indirect(let through):
      writer.bytes.append(2)
      writer.write(through)
    case .mark: writer.bytes.append(3)
    }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    switch try reader.readByte() {
    case 0: self = .route(type: try reader.read(), shown: try reader.read())
    case 1: self = .builder
    case 2: self = .indirect(through: try reader.read())
    case 3: self = .mark
    default: throw BinaryDamage()
    }
  }
}

extension ModelTests: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(riblet, role, type)
    writer.write(place: position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    riblet = try reader.read()
    role = try reader.read()
    type = try reader.read()
    position = try reader.readPlace()
  }
}

extension ModelWorkflow: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(module, name, item, riblet)
    writer.write(place: position)
    writer.write(steps)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    module = try reader.read()
    name = try reader.read()
    item = try reader.read()
    riblet = try reader.read()
    position = try reader.readPlace()
    steps = try reader.read()
  }
}

extension ModelWorkflow.Step: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(call)
    writer.write(place: position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    call = try reader.read()
    position = try reader.readPlace()
  }
}

extension ModelLink: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(module, pattern, ends)
    writer.write(place: position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    module = try reader.read()
    pattern = try reader.read()
    ends = try reader.read()
    position = try reader.readPlace()
  }
}

extension ModelProtocol: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(module, name)
    writer.write(place: position)
    writer.write(isMockable, mock)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    module = try reader.read()
    name = try reader.read()
    position = try reader.readPlace()
    isMockable = try reader.read()
    mock = try reader.read()
  }
}

extension ModelProtocol.Mock: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    switch self {
    case .generated(let name):
      writer.bytes.append(0)
      writer.write(name)
    case .written(let name, let position):
      writer.bytes.append(1)
      writer.write(name)
      writer.write(place: position)
    }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    switch try reader.readByte() {
    case 0: self = .generated(try reader.read())
    case 1: self = .written(try reader.read(), try reader.readPlace())
    default: throw BinaryDamage()
    }
  }
}

extension ModelNote: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(place: position)
    writer.write(text)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    position = try reader.readPlace()
    text = try reader.read()
  }
}

extension BinaryWriter {
  /// Writes a position with its file.
  fileprivate mutating func write(place position: SourcePosition) {
    write(position.file)
    write(position)
  }

  /// Writes values by their names, in the order of these.
  fileprivate mutating func write<Value>(_ values: [String: Value], _ body: (inout BinaryWriter, Value) -> Void) {
    write(UInt64(values.count))
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      write(name)
      body(&self, value)
    }
  }
}

extension BinaryReader {
  fileprivate mutating func readPlace() throws(BinaryDamage) -> SourcePosition {
    file = try read()
    return try read()
  }

  fileprivate mutating func readValues<Value>(
    _ body: (inout BinaryReader) throws(BinaryDamage) -> Value
  ) throws(BinaryDamage) -> [String: Value] {
    var values: [String: Value] = [:]
    for _ in 0..<(try readCount()) { values[try read()] = try body(&self) }
    return values
  }
}
