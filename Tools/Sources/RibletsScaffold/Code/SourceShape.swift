/// The source form of a type or an extension, as far as a new child has to know.
struct SourceShape {
  struct Parameter: Hashable {
    /// The label that the caller writes; `nil` for an underscore.
    let label: String?
    let type: String
    let hasDefault: Bool
  }

  let keyword: SourceIndex.Declaration.Keyword
  let name: String
  let inherited: [String]
  /// Types by the names of properties; `""` where none is written.
  var properties: [String: String] = [:]
  var methods: Set<String> = []
  var initialisers: [[Parameter]] = []
  let file: String
  let line: Int
}
