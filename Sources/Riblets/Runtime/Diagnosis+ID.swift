extension Diagnosis {
  /// The identifier of the misuse, by which `riblets explain` and Documentation/Troubleshooting.md have it.
  ///
  /// The name of its case, for example `riblets.attached-elsewhere` of `Kind.attachedElsewhere`.
  public var id: String {
    var facts: Any = kind
    if case .misused(let misuse) = kind { facts = misuse }
    let name = Mirror(reflecting: facts).children.first?.label ?? "\(facts)"
    var id = "riblets."
    for letter in name {
      if letter.isUppercase { id += "-" }
      id += letter.lowercased()
    }
    return id
  }

  /// The description with the identifier behind the problem.
  ///
  ///     Cannot launch 'Root': it is launched already. [riblets.launched-twice]
  var identifiedDescription: String {
    let text = description
    let problem = text.prefix { $0 != "\n" }
    return "\(problem) [\(id)]\(text.dropFirst(problem.count))"
  }
}
