import Foundation

extension String {
  /// The same text with every letter taken apart, as some file systems and keyboards write it.
  var decomposed: String { decomposedStringWithCanonicalMapping }
}
