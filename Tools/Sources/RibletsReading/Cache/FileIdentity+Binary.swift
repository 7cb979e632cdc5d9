package import RibletsSource

extension FileIdentity: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(device, inode)
    writer.write(UInt64(bitPattern: size))
    writer.write(UInt64(bitPattern: modified))
    writer.write(UInt64(bitPattern: changed))
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    self = .missing
    device = try reader.readNumber()
    inode = try reader.readNumber()
    size = Int64(bitPattern: try reader.readNumber())
    modified = Int64(bitPattern: try reader.readNumber())
    changed = Int64(bitPattern: try reader.readNumber())
  }
}
