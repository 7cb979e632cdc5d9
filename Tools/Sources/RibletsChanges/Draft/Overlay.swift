/// The files that a draft has changed or removed so far, over the disk.
struct Overlay {
  struct File {
    var content: FileContent
    /// The path that it came from, if it was moved.
    var origin: String?
    /// True if the draft wrote it whole.
    var isCreated = false
  }

  enum State {
    case file(File)
    case removed
  }

  private(set) var states: [String: State] = [:]
  /// The number of files of the overlay that lie in a folder, at any depth.
  private var counts: [String: Int] = [:]

  subscript(path: String) -> State? { states[path] }

  func holdsFolder(_ path: String) -> Bool { counts[path, default: 0] > 0 }

  mutating func put(_ file: File, at path: String) {
    if case .file? = states[path] {} else { count(path, by: 1) }
    states[path] = .file(file)
  }

  mutating func remove(_ path: String) {
    if case .file? = states[path] { count(path, by: -1) }
    states[path] = .removed
  }

  private mutating func count(_ path: String, by number: Int) {
    for folder in folders(above: path) { counts[folder, default: 0] += number }
  }
}
