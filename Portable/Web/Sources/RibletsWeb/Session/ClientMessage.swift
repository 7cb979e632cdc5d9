import Foundation
import RibletsViews

/// A message of a browser: an action of the user, and its layer.
struct ClientMessage: Hashable, Sendable {
  /// The number of the message in its connection, from 1; the answer contains the last one that was handled.
  var sequence: Int
  /// The key of the layer of the action. Identifiers are unique within a layer only, and a press that was sent before
  /// an alert appeared must not reach a button of the alert.
  var layer: String
  var input: Input

  /// Reads a message; throws the problem of an invalid one.
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

  /// The reason why a message is invalid, as a text for the browser's console.
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
