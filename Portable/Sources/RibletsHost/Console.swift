/// The output of a host: results on the standard output, errors that do not end the app on the standard error.
struct Console {
  /// Prints a result, such as the tree, at once, also into a pipe.
  var print: @MainActor (String) -> Void = { SystemFile.write($0 + "\n", to: 1) }
  /// Prints an error.
  var note: @MainActor (String) -> Void = { SystemFile.write($0 + "\n", to: 2) }
}
