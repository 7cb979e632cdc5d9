import RibletsTestCore

/// The folder of the living documentation.
///
/// Each process writes its records to `.books`, a file for each spec, and makes the documents anew from all files
/// there. So several packages, or several partial runs, add up to one documentation.
struct LivingDocumentation {
  private let documents: Folder
  private let books: Folder

  init(folder: String) {
    documents = Folder(path: folder)
    books = Folder(path: "\(folder)/.books")
  }

  /// Makes the folders, so that a folder that cannot be written fails before the run and not after it.
  func open() throws(FileProblem) {
    try books.make()
    try books.write("", to: "lock")
  }

  /// Replaces the records of these specs, and writes the documents of all.
  /// - Parameter bundle: The name of the test bundle, under which stray issues are kept.
  func write(_ book: BookOfSpecs, bundle: String) throws {
    try books.exclusively {
      for spec in book.specs {
        let name = Self.name("\(spec.identity.fullName) \(spec.identity.file)")
        try books.write(JSON.text(of: BookOfSpecs(specs: [spec])), to: name)
      }
      try books.write(JSON.text(of: BookOfSpecs(specs: [], strayIssues: book.strayIssues)), to: Self.name(bundle))
      try writeDocuments(of: readAll())
    }
  }

  private func readAll() throws(FileProblem) -> BookOfSpecs {
    var specs: [BookSpec] = []
    var strayIssues: [BookIssue] = []
    for name in try books.names(endingWith: ".book") {
      guard let book: BookOfSpecs = JSON.value(try books.read(name)) else { continue }
      specs += book.specs
      strayIssues += book.strayIssues
    }
    return BookOfSpecs(specs: specs, strayIssues: strayIssues)
  }

  private func writeDocuments(of book: BookOfSpecs) throws {
    try documents.write(MarkdownDocument(book).text, to: "specs.md")
    try documents.write(HTMLPage(book).text, to: "index.html")
    try documents.write(JSON.text(of: JSONDocument(book)), to: "specs.json")
    try documents.write(XUnitDocument(book).text, to: "xunit.xml")
  }

  /// Returns a file name for any text: characters that a file system may not accept are written as numbers, long texts
  /// as a hash.
  private static func name(_ text: String) -> String {
    var name = ""
    var hash: UInt64 = 14_695_981_039_346_656_037
    for scalar in text.unicodeScalars {
      hash = (hash ^ UInt64(scalar.value)) &* 1_099_511_628_211
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || ".-_".unicodeScalars.contains(scalar) {
        name.unicodeScalars.append(scalar)
      } else {
        name += "~\(scalar.value)~"
      }
    }
    return name.utf8.count > 180 ? "\(name.prefix(150))~\(String(hash, radix: 16)).book" : "\(name).book"
  }
}
