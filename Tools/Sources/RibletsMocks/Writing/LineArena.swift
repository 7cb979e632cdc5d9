#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory in which a thread puts lines together: each piece takes what is next, and all of it is given back at once.
///
/// A line of a mock lives shorter than it would take to ask for memory of its own, and there are millions.
struct LineArena {
  /// The place where the next piece begins.
  private var top: UnsafeMutablePointer<UInt8>
  private var end: UnsafeMutablePointer<UInt8>
  /// The first stays, the others are given back.
  private var blocks: [UnsafeMutableBufferPointer<UInt8>]

  private static let blockSize = 1 << 16

  private init() {
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.blockSize)
    blocks = [block]
    top = block.baseAddress!
    end = top + block.count
  }

  private func free() { for block in blocks { block.deallocate() } }

  /// Takes memory, which is not set to anything.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if end - top < count { addBlock(of: count) }
    defer { top += count }
    return top
  }

  /// Gives back what is left of the piece that was taken last.
  @inline(__always)
  mutating func giveBack(from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>) {
    if top == end { top = start }
  }

  private mutating func addBlock(of count: Int) {
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, Self.blockSize))
    blocks.append(block)
    top = block.baseAddress!
    end = top + block.count
  }

  /// Begins anew: nobody may have any ``LineText`` of this thread after that.
  mutating func removeAll() {
    while blocks.count > 1, let block = blocks.popLast() { block.deallocate() }
    top = blocks[0].baseAddress!
    end = top + blocks[0].count
  }

  // MARK: Of each thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&key) { LineArena.end($0) }
    #else
      pthread_key_create(&key) { pointer in if let pointer { LineArena.end(pointer) } }
    #endif
    return key
  }()

  private static func end(_ pointer: UnsafeMutableRawPointer) {
    let arena = pointer.assumingMemoryBound(to: LineArena.self)
    arena.pointee.free()
    arena.deinitialize(count: 1)
    arena.deallocate()
  }

  /// That of the thread that asks.
  @inline(__always)
  static var current: UnsafeMutablePointer<LineArena> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: LineArena.self) }
    return makeCurrent()
  }

  @inline(never)
  private static func makeCurrent() -> UnsafeMutablePointer<LineArena> {
    let arena = UnsafeMutablePointer<LineArena>.allocate(capacity: 1)
    arena.initialize(to: LineArena())
    pthread_setspecific(key, arena)
    return arena
  }
}
