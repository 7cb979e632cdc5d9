extension Draft {
  private static let linkLimit = 40

  /// The path without links on the way.
  ///
  /// - Parameters:
  ///   - path: As the caller names it.
  ///   - followsLast: Whether a link at the path itself is followed.
  func resolve(_ path: String, followsLast: Bool = true) throws(ChangeError) -> String {
    var pending = Array(try DraftPath(path).components.reversed())
    var place: [String] = []
    var links = 0
    // The last link with `..` in it.
    var climbing = (path: "", target: "")
    while let name = pending.popLast() {
      if name == ".." {
        guard place.popLast() != nil else { throw .leadsOut(path, link: climbing.path, target: climbing.target) }
        continue
      }
      let candidate = (place + [name]).joined(separator: "/")
      guard !pending.isEmpty || followsLast else {
        place.append(name)
        break
      }
      switch try kind(at: candidate) {
      case .link(let target)?:
        links += 1
        guard links <= Self.linkLimit else { throw .circle(path) }
        if target.contains("..") { climbing = (candidate, target) }
        guard let rest = target.hasPrefix("/") ? partBelowRoot(target) : target[...] else {
          throw .leadsOut(path, link: candidate, target: target)
        }
        if target.hasPrefix("/") { place = [] }
        pending += rest.split(separator: "/").map(String.init).filter { $0 != "." }.reversed()
      case .file?, .other?:
        guard pending.isEmpty else { throw .fileInTheWay(candidate, of: path) }
        place.append(name)
      case .folder?, nil: place.append(name)
      }
    }
    return place.joined(separator: "/")
  }

  private func partBelowRoot(_ target: String) -> Substring? {
    let isBelow = target == baseline.root || target.hasPrefix(baseline.root + "/")
    return isBelow ? target.dropFirst(baseline.root.count) : nil
  }
}
