import RibletsModel
import RibletsSource

/// The code that names what rules ask for: protocols and their mocks, and the parts of riblets. Read once for all rules.
struct NamedPlaces: Sendable {
  /// A piece of code: a type with its members, or what a file has outside of types.
  struct Place: Equatable, Sendable {
    /// The number of the file.
    let file: Int
    /// The number of the type in the table; `nil` outside of types, and in tests.
    let entry: Int?
  }

  /// The places of the lists by name.
  private var numbers: [String: Int] = [:]
  /// True for the first bytes of names.
  private var beginnings = Array(repeating: false, count: 256)
  /// The code that uses a name, in the order of files.
  private var users: [[Place]]
  /// The types that inherit from a name, likewise.
  private var heirs: [[Place]]

  init(in model: AppModel) {
    var names = Set(model.protocols.map(\.name))
    for found in model.protocols { if case .generated(let mock) = found.mock { names.insert(mock) } }
    for id in model.riblets.keys { for role in AppModel.roles { names.insert(id.name + role) } }
    for (number, name) in names.enumerated() {
      numbers[name] = number
      if let first = name.utf8.first { beginnings[Int(first)] = true }
    }
    users = Array(repeating: [], count: names.count)
    heirs = users
    // The table has the types of sources in the same order.
    var entry = 0
    for (number, file) in model.files.enumerated() {
      let outline = file.outline
      for type in outline.types {
        let place = Place(file: number, entry: file.isTest ? nil : entry)
        entry += file.isTest ? 0 : 1
        for use in type.uses { note(use, place) }
        note(type.members, place)
        for name in type.inheritedNames { if let number = numbers[name] { heirs[number].append(place) } }
      }
      note(outline.members, Place(file: number, entry: nil))
    }
  }

  private mutating func note(_ members: [OutlinedMember], _ place: Place) {
    for member in members { for use in member.uses { note(use, place) } }
  }

  private mutating func note(_ use: OutlinedUse, _ place: Place) {
    // Most are of functions and variables.
    guard let first = use.name.utf8.first, beginnings[Int(first)], let number = numbers[use.name],
      users[number].last != place
    else { return }
    users[number].append(place)
  }

  /// The code that uses a name that rules ask for.
  func users(of name: String) -> [Place] { numbers[name].map { users[$0] } ?? [] }

  /// The types that inherit from a name that rules ask for.
  func heirs(of name: String) -> [Place] { numbers[name].map { heirs[$0] } ?? [] }
}
