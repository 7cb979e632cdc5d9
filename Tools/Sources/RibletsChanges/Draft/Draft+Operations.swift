extension Draft {
  /// Writes a new file. Its folders are made as needed.
  ///
  /// The same text there already is no change. Another one is a conflict, which the policy of the draft decides at
  /// once: what is read afterwards has the decision in it. A file that is overwritten keeps its mode.
  ///
  /// - Parameters:
  ///   - path: Where nothing should be yet.
  ///   - text: The whole text.
  ///   - isExecutable: Whether a new file may be run, as scripts may.
  /// - Throws: ``ChangeError/aborted(_:)`` if that was the decision, ``ChangeError/createdTwice(_:)`` if this draft
  ///   wrote the file before with another text.
  package mutating func create(
    _ path: String, _ text: String, isExecutable: Bool = false
  ) throws(ChangeError) {
    let place = try writable(path)
    let new = FileContent(bytes: Array(text.utf8), isExecutable: isExecutable)
    guard try kind(at: place) != nil else {
      return overlay.put(Overlay.File(content: new, isCreated: true), at: place)
    }
    let old = try existingContent(at: place, named: path)
    if old.bytes == new.bytes { return }
    if case .file(let file)? = overlay[place], file.isCreated { throw .createdTwice(path) }
    var conflict = Conflict(place, old: old, new: FileContent(bytes: new.bytes, mode: old.mode))
    conflict.resolution = policy.resolution(of: conflict)
    conflicts.append(conflict)
    switch conflict.resolution {
    case .abort: throw .aborted(path)
    case .skip: break
    // Undecided, the draft goes on, so that all conflicts are found in one go.
    case .overwrite, nil:
      overlay.put(Overlay.File(content: conflict.new, origin: origin(of: place), isCreated: true), at: place)
    }
  }

  /// Changes the text of a file. A text that stays the same is no change.
  ///
  /// - Throws: ``ChangeError/missing(_:)``, ``ChangeError/notText(_:offset:)`` if the file is not UTF-8, and what
  ///   `change` throws; then the file stays as it was.
  package mutating func edit(_ path: String, _ change: (inout String) throws -> Void) throws {
    let place = try writable(path)
    var text = try text(at: path)
    try change(&text)
    var file = Overlay.File(content: try existingContent(at: place, named: path), origin: place)
    if case .file(let known)? = overlay[place] { file = known }
    file.content.bytes = Array(text.utf8)
    overlay.put(file, at: place)
  }

  /// Removes a file, a link, or a folder with its files. Folders that become empty vanish.
  ///
  /// What lists leave out stays, and with it its folder. So do folders that were empty before.
  package mutating func remove(_ path: String) throws(ChangeError) {
    let place = try writable(path, followsLast: false)
    for file in try affected(place, named: path) { overlay.remove(file) }
  }

  /// Moves a file, a link, or a folder with its files, to where nothing is.
  ///
  /// What lists leave out stays. Content need not be text. A link moves as it is, and does not follow what it points to.
  package mutating func move(_ path: String, to new: String) throws(ChangeError) {
    let place = try writable(path, followsLast: false)
    let newPlace = try writable(new, followsLast: false)
    let files = try affected(place, named: path)
    if place == newPlace { return }
    guard !newPlace.hasPrefix(place + "/") else { throw .intoItself(path, new: new) }
    guard try kind(at: newPlace) == nil else { throw .occupied(new) }
    var moved: [(String, Overlay.File)] = []
    for file in files {
      let destination = newPlace + file.dropFirst(place.count)
      if case .file(let known)? = overlay[file] {
        moved.append((destination, known))
      } else {
        let content = try existingContent(at: file, named: file)
        moved.append((destination, Overlay.File(content: content, origin: file)))
      }
    }
    for file in files { overlay.remove(file) }
    for (destination, file) in moved { overlay.put(file, at: destination) }
  }

  private func origin(of place: String) -> String? {
    if case .file(let file)? = overlay[place] { file.origin } else { place }
  }

  /// The resolved path, if it may be changed.
  private func writable(_ path: String, followsLast: Bool = true) throws(ChangeError) -> String {
    let place = try resolve(path, followsLast: followsLast)
    guard !place.isEmpty else { throw .notBelowRoot(path) }
    guard !DraftPath.isReserved(place) else { throw .reserved(path) }
    return place
  }

  /// The files that a path stands for.
  private func affected(_ place: String, named path: String) throws(ChangeError) -> [String] {
    switch try kind(at: place) {
    case nil: throw .missing(path)
    case .other?: throw .special(path)
    case .file?, .link?: return [place]
    case .folder?:
      let files = try entries(under: place)
      for file in files where try kind(at: file) == .other { throw .special(file) }
      return files
    }
  }
}
