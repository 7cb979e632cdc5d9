import Foundation

extension String {
  /// The same letters, each taken apart into its parts.
  var decomposed: String { decomposedStringWithCanonicalMapping }
}
