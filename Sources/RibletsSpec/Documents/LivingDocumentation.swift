/// The folder of the living documentation.
///
/// Each process leaves its books in `.books`, a file for each spec, and makes the documents anew from all that are
/// there. So several packages, or several runs of some specs each, add up to one documentation.
struct LivingDocumentation {
  private let documents: Folder
  private let books: Folder

  init(folder: String) {
    documents = Folder(path: folder)
    books = Folder(path: "\(folder)/.books")
  }

  /// Makes the folders, so that one that cannot be written fails before the run and not after it.
  func open() throws(FileError) {
    try books.make()
    try books.write("", to: "lock")
  }

  /// Replaces the books of these specs, and writes the documents of all.
  /// - Parameter bundle: The name of the test bundle, which stray issues are kept under.
  func write(_ book: BookOfSpecs, bundle: String) throws(FileError) {
    try books.exclusively { () throws(FileError) in
      for spec in book.specs {
        try books.write(BookFile.text(BookOfSpecs(specs: [spec])), to: Self.name(spec.identity.fullName))
      }
      try books.write(BookFile.text(BookOfSpecs(specs: [], strayIssues: book.strayIssues)), to: Self.name(bundle))
      try writeDocuments(of: readAll())
    }
  }

  private func readAll() throws(FileError) -> BookOfSpecs {
    var specs: [BookSpec] = []
    var strayIssues: [BookIssue] = []
    for name in try books.names(endingWith: ".book") {
      let book = BookFile.read(try books.read(name))
      specs += book.specs
      strayIssues += book.strayIssues
    }
    return BookOfSpecs(specs: specs, strayIssues: strayIssues)
  }

  private func writeDocuments(of book: BookOfSpecs) throws(FileError) {
    try documents.write(MarkdownDocument(book).text, to: "specs.md")
    try documents.write(HTMLPage(book).text, to: "index.html")
    try documents.write(JSONDocument(book).text, to: "specs.json")
    try documents.write(XUnitDocument(book).text, to: "xunit.xml")
  }

  /// A file name for any name of a spec: what a file system might not take is written as a number.
  private static func name(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if scalar == "." || scalar == "_" || scalar == "-" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
      {
        name.unicodeScalars.append(scalar)
      } else {
        name += "~\(scalar.value)~"
      }
    }
    return "\(name).book"
  }
}
