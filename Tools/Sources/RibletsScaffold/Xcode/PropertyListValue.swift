import RibletsPages

/// A value in a property list, written as XML with sorted keys: the same text each time.
enum PropertyListValue {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// A whole file.
  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(xml(indent: "").joined(separator: "\n"))
    </plist>

    """
  }

  private func xml(indent: String) -> [String] {
    switch self {
    case .string(let text): return ["\(indent)<string>\(Markup.escaped(text))</string>"]
    case .boolean(let value): return ["\(indent)<\(value ? "true" : "false")/>"]
    case .integer(let value): return ["\(indent)<integer>\(value)</integer>"]
    case .array(let values):
      return ["\(indent)<array>"] + values.flatMap { $0.xml(indent: indent + "\t") } + ["\(indent)</array>"]
    case .dictionary(let values):
      let lines = values.sorted { $0.key < $1.key }.flatMap { key, value in
        ["\(indent)\t<key>\(Markup.escaped(key))</key>"] + value.xml(indent: indent + "\t")
      }
      return ["\(indent)<dict>"] + lines + ["\(indent)</dict>"]
    }
  }
}
