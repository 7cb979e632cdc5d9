import Foundation

extension String {
  /// The same text with every letter composed (Unicode's form NFC), so that equal texts have equal bytes.
  var composed: String { precomposedStringWithCanonicalMapping }
}
