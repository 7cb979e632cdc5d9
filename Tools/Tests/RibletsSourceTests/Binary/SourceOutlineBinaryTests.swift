import Foundation
import RibletsSource
import Testing

struct SourceOutlineBinaryTests {
  private static let everything = """
    @_exported public import struct A.B
    // @attaches Cart, Menu
    @MainActor public final class Root<T: Equatable>: Router<any P>, Q & R {
      #if DEBUG
      @Published private var a: [String: Int?] = [:], b = B(c: 1)
      #endif
      init?(x y: @escaping () -> Void = {}) { super.init(); start() }
      subscript(_ i: Int) -> some P { dependency.item }
      func `func`<U>(_ u: U...) async throws -> any P { attachChild(CartBuilder().build()) }
      enum Inner { case one, two(Int) }
      deinit { stop() }
    }
    extension Root.Inner: S where T == Int {}
    /// @mockable
    protocol P { associatedtype E; func f() }
    typealias A<B> = [B]
    actor 🧁 {}
    let top = Root()
    func broken(
    """

  private func written(_ outline: SourceOutline) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(outline)
    return writer.bytes
  }

  private func read(_ bytes: [UInt8], readsHeads: Bool = false) -> SourceOutline? {
    bytes.withUnsafeBytes { bytes in
      var reader = BinaryReader(bytes)
      reader.file = "A.swift"
      reader.readsHeads = readsHeads
      guard let outline = try? reader.read(SourceOutline.self), reader.isAtEnd || readsHeads else { return nil }
      return outline
    }
  }

  @Test func `an outline is read as it was written`() {
    let outline = SourceOutline(reading: Array(Self.everything.utf8), path: "A.swift")
    #expect(outline.types.count >= 6)
    #expect(!outline.errors.isEmpty)
    #expect(read(written(outline)) == outline)
  }

  @Test func `heads are imports, and types without what is in them`() {
    let text = Self.everything + "struct Tests { @Test func a() {} }"
    let outline = SourceOutline(reading: Array(text.utf8), path: "A.swift")
    var heads = SourceOutline(path: "A.swift")
    heads.imports = outline.imports
    heads.types = outline.types.map { type in
      var head = type
      (head.members, head.uses) = ([], [])
      return head
    }
    #expect(read(written(outline), readsHeads: true) == heads)
  }

  @Test func `the outlines of this package are read as they were written`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path(percentEncoded: false)).sorted()
    where path.hasSuffix(".swift") {
      let outline = SourceOutline(
        reading: Array(try Data(contentsOf: tests.appending(path: path))), path: "A.swift")
      #expect(read(written(outline)) == outline, "\(path)")
    }
  }

  @Test func `half of the bytes are no outline`() {
    let bytes = written(SourceOutline(reading: Array(Self.everything.utf8), path: "A.swift"))
    for count in 0..<bytes.count { #expect(read(Array(bytes[..<count])) == nil) }
  }
}
