extension Diagnosis {
  /// The identifier of the misuse, by which `riblets explain` and Documentation/Troubleshooting.md have it.
  ///
  /// The name of its case, for example `riblets.attached-elsewhere` of `Kind.attachedElsewhere`.
  public var id: String {
    var facts: Any = kind
    if case .misused(let misuse) = kind { facts = misuse }
    let name = Mirror(reflecting: facts).children.first?.label ?? "\(facts)"
    // In bytes: the code for characters would be a part of each app.
    var id = Array("riblets.".utf8)
    for byte in name.utf8 {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { id.append(UInt8(ascii: "-")) }
      id.append(byte | 0x20)
    }
    return String(decoding: id, as: UTF8.self)
  }

  /// The description with the identifier behind the problem.
  ///
  ///     Cannot launch 'Root': it is launched already. [riblets.launched-twice]
  var identifiedDescription: String {
    let text = description
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    return "\(text[..<end]) [\(id)]\(text[end...])"
  }
}
