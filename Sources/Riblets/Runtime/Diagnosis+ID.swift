extension Diagnosis {
  /// The identifier of the misuse, for example `riblets.attached-elsewhere` of `Kind.attachedElsewhere`.
  ///
  /// Type it after `riblets explain`, or look for it in `Documentation/Troubleshooting.md`.
  public var id: String {
    var facts: any Sendable = kind
    if case .misused(let misuse) = kind { facts = misuse }
    // By scalars, and without a mirror: the code for characters and mirrors would be a part of each app.
    var id = "riblets."
    for scalar in "\(facts)".unicodeScalars {
      if scalar == "(" { break }
      if scalar.value < 97 { id += "-" }
      id.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20)))
    }
    return id
  }

  /// The description with the identifier at its end.
  ///
  ///     Cannot launch 'Root': it is launched already. [riblets.launched-twice]
  var identifiedDescription: String { description + " [" + id + "]" }
}
