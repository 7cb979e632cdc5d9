import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The protocol that the queries of a domain call, as an app has it.
struct QuerySource {
  let file: ParsedFile
  let shape: OutlinedType?
  /// The position of the protocol, for messages.
  let place: String
}

extension PartPlanner {
  /// Finds the protocol of the functions that a query of a domain calls.
  ///
  /// - Throws: ``RequestProblem`` for a type that is no domain, and for a domain of the other kind.
  func source(of domain: SourceIndex.Declaration, _ query: QueryNames) throws(RequestProblem) -> QuerySource {
    let place = "\(domain.file):\(domain.line):1"
    guard let found = protocolDeclaration(query.source) else {
      let other = query.domain + (query.isRemote ? "Source" : "Server")
      guard protocolDeclaration(other) != nil else {
        throw RequestProblem(
          "There is a '\(query.domain)' already, and no protocol '\(query.source)', so it is no domain of queries. Choose another name.",
          at: place)
      }
      throw RequestProblem(
        query.isRemote
          ? "'\(query.domain)' is a domain of a store: it has '\(other)', and no '\(query.source)'. Leave --remote out, or choose another domain."
          : "'\(query.domain)' is a domain that a server keeps: it has '\(other)', and no '\(query.source)'. Add --remote, or choose another domain.",
        at: place)
    }
    let file = try AppTexts(root: app.root).parsed(found.file)
    let shape = file.outline.types.first { $0.name == query.source && $0.keyword == .protocol }
    return QuerySource(file: file, shape: shape, place: "\(found.file):\(found.line):1")
  }

  private func protocolDeclaration(_ name: String) -> SourceIndex.Declaration? {
    index.types(named: name).first { $0.keyword == .protocol }
  }
}
