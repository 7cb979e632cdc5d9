import Foundation
import RibletsViews

/// A message of a browser: an act of a person, and its place.
struct ClientMessage: Hashable, Sendable {
  /// Counts the messages of one connection, from 1; the answer names the last one that was handled.
  var sequence: Int
  /// The key of the layer it was done in. Identifiers are unique within a layer only, and a press that was on its way
  /// while an alert came up must not reach a button of the alert.
  var layer: String
  var input: Input

  /// Reads a message, or says what is wrong with it.
  init(text: String) throws(Unreadable) {
    let wire: Wire
    do {
      wire = try JSONDecoder().decode(Wire.self, from: Data(text.utf8))
    } catch {
      throw Unreadable(description: "The message is not an input in JSON: \(Unreadable.reason(error)).")
    }
    guard let input = wire.input else {
      throw Unreadable(description: "The message has an unknown kind or lacks a member its kind needs.")
    }
    sequence = wire.sequence
    layer = wire.layer
    self.input = input
  }

  /// Why a message was not understood, in words for the developer who reads the browser's console.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String

    fileprivate static func reason(_ error: any Error) -> String {
      switch error {
      case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has another type"
      default: "it does not parse"
      }
    }
  }
}

private struct Wire: Decodable {
  var sequence: Int
  var layer: String
  var kind: String
  var id: String?
  var text: String?
  var isOn: Bool?

  var input: Input? {
    switch (kind, id, text, isOn) {
    case ("press", let id?, _, _): .press(id: id)
    case ("edit", let id?, let text?, _): .edit(id: id, text: text)
    case ("toggle", let id?, _, let isOn?): .toggle(id: id, isOn: isOn)
    case ("back", _, _, _): .goBack
    default: nil
    }
  }
}
