import RibletsModel
import RibletsSource

/// The lines and files of riblets: those of their types, and of the extensions of these.
struct RibletSizes {
  private var lines: [RibletID: Int] = [:]
  private var paths: [RibletID: Set<String>] = [:]

  /// A type takes the lines from its name to that of the next one; the first of a file those before it, too.
  init(of model: AppModel) {
    let owners = TypeOwners(of: model)
    for file in model.files where !file.isTest {
      let outline = file.outline
      let types = outline.types.filter(\.scopes.isEmpty)
      for (place, type) in types.enumerated() {
        guard let owner = owners.riblet(of: type, in: file) else { continue }
        let start = place == 0 ? 1 : type.position.line
        let end = place + 1 < types.count ? types[place + 1].position.line : outline.lines + 1
        lines[owner, default: 0] += max(0, end - start)
        paths[owner, default: []].insert(file.path)
      }
    }
  }

  func lines(of riblet: RibletID) -> Int { lines[riblet] ?? 0 }

  /// The paths of the files, in no order.
  func files(of riblet: RibletID) -> Set<String> { paths[riblet] ?? [] }
}
