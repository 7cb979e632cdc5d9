import Foundation

/// Text made safe for HTML.
enum HTML {
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a file as a data URL.
  static func dataAddress(of bytes: [UInt8], mediaType: String) -> String {
    "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}
