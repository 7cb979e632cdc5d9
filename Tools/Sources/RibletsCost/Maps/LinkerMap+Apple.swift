import Foundation

extension LinkerMap {
  /// Reads the map of Apple's linker. It has never been run on a Mac.
  ///
  ///     # Object files:
  ///     [  3] /shop/Shop.build/Objects-normal/arm64/CartRouter.o
  ///     # Sections:
  ///     # Address	Size    	Segment	Section
  ///     0x100004000	0x00012345	__TEXT	__text
  ///     # Symbols:
  ///     # Address	Size    	File  Name
  ///     0x100004000	0x00000054	[  3] _$s4Shop10CartRouterC
  mutating func readApple(_ lines: [Substring]) {
    var table: Substring = ""
    var objects: [Substring: String] = [:]
    for line in lines {
      let words = line.split(separator: "\t", maxSplits: 3)
      if line.hasPrefix("# "), line.hasSuffix(":") {
        table = line
      } else if table == "# Object files:", let end = line.firstIndex(of: "]") {
        objects[line[...end]] = String(line[end...].dropFirst(2))
      } else if table == "# Sections:", words.count == 4, let range = Self.range(words[0], words[1]) {
        sections.append(ProgramSection(name: "\(words[2]),\(words[3])", range: range))
      } else if table == "# Symbols:", words.count > 2, let range = Self.range(words[0], words[1]),
        let section = sections.last(where: { $0.range.lowerBound <= range.lowerBound })?.name,
        let end = words[2].firstIndex(of: "]")
      {
        let object = objects[words[2][...end]] ?? ""
        let isLinkers = object.isEmpty || object == "linker synthesized"
        let owner: CostOwner? = section.hasSuffix("__cstring") ? .strings : isLinkers ? .tables : nil
        pieces.append(Piece(section: section, range: range, object: object, owner: owner))
      }
    }
  }
}
