import Foundation

/// Breaks one line of Swift that is too long where its brackets and commas are.
package enum LineBreaking {
  /// The line, or several in its place.
  package static func broken(_ line: String) -> [String] {
    guard line.count > SwiftLayout.width else { return [line] }
    let code = CodeLine(line)
    if code.text.hasPrefix("//") { return comment(code) }
    let attempts = [header, guardConditions, closure, list, generics, result]
    for attempt in attempts {
      if let lines = attempt(code) { return lines.flatMap(broken) }
    }
    return [line]
  }

  private static func comment(_ code: CodeLine) -> [String] {
    let sign = code.text.hasPrefix("///") ? "/// " : "// "
    var lines: [String] = []
    var current = code.indent + sign
    for word in code.text.drop(while: { $0 == "/" }).split(separator: " ") {
      if current.count + word.count > SwiftLayout.width, !current.hasSuffix(sign) {
        lines.append(current.trimmedEnd)
        current = code.indent + sign
      }
      current += word + " "
    }
    return lines + [current.trimmedEnd]
  }

  /// `final class A: B, C {`: what it inherits from, a line each, and its requirements in one.
  private static func header(_ code: CodeLine) -> [String]? {
    let keywords = ["class", "struct", "enum", "protocol", "extension"]
    guard code.text.split(separator: " ").prefix(3).contains(where: { keywords.contains(String($0)) }),
      let colon = code.topLevel(":").first
    else { return nil }
    let end = code.text.hasSuffix(" {}") ? "{}" : "{"
    guard code.text.hasSuffix(" " + end) else { return nil }
    let names = code.split(from: colon + 1, to: code.characters.count - end.count - 1)
    var lines = [code.indent + code.string(0, colon + 1)]
    for (place, name) in names.enumerated() {
      lines.append(code.inner + name + (place + 1 < names.count ? "," : ""))
    }
    guard let last = names.last, let requirement = last.range(of: " where ") else { return lines + [code.indent + end] }
    lines[lines.count - 1] = code.inner + last[..<requirement.lowerBound]
    return lines + [code.indent + "where " + last[requirement.upperBound...] + " " + end]
  }

  /// `guard a, b else {`: the conditions, a line each.
  private static func guardConditions(_ code: CodeLine) -> [String]? {
    guard code.text.hasPrefix("guard "), let end = code.text.range(of: " else {")?.lowerBound else { return nil }
    let stop = code.text.distance(from: code.text.startIndex, to: end)
    let conditions = code.split(from: "guard ".count, to: stop)
    guard conditions.count > 1 else { return nil }
    var lines = [code.indent + "guard"]
    for (place, condition) in conditions.enumerated() {
      lines.append(code.inner + condition + (place + 1 < conditions.count ? "," : ""))
    }
    return lines + [code.indent + code.string(stop + 1, code.characters.count)]
  }

  /// `a { b }`: what is in the braces, in a line of its own.
  private static func closure(_ code: CodeLine) -> [String]? {
    guard let group = code.groups.last(where: { $0.bracket == "{" && $0.close > $0.open + 1 }) else { return nil }
    var lines = [code.indent + code.string(0, group.open + 1)]
    var inside = code.string(group.open + 1, group.close)
    if let end = inside.range(of: " in "), !inside[..<end.lowerBound].contains("(") {
      lines[0] += " " + inside[..<end.lowerBound] + " in"
      inside = inside[end.upperBound...].description
    }
    lines.append(code.inner + inside.trimmed)
    let rest = code.string(group.close + 1, code.characters.count)
    if rest.hasPrefix(".") { return lines + [code.indent + "}", code.indent + rest] }
    return lines + [code.indent + "}" + (rest.isEmpty ? "" : " " + rest)]
  }

  /// `a(b, c)`: what is in the last brackets that hold something, a line each; of a function its parameters.
  private static func list(_ code: CodeLine) -> [String]? {
    let groups = code.groups.filter { $0.bracket != "{" && $0.close > $0.open + 1 }
    let isFunction = code.text.split(separator: " ").prefix(3).contains("func")
    let parameters = isFunction ? groups.first { $0.bracket == "(" } : nil
    guard let group = parameters ?? groups.last else { return nil }
    let elements = code.split(from: group.open + 1, to: group.close)
    var lines = [code.indent + code.string(0, group.open + 1)]
    for (place, element) in elements.enumerated() {
      lines.append(code.inner + element + (place + 1 < elements.count ? "," : ""))
    }
    return lines + [code.indent + code.rawString(group.close, code.characters.count)]
  }

  /// `A<any B, any C>,`: what is in the angle brackets, a line each.
  private static func generics(_ code: CodeLine) -> [String]? {
    guard let open = code.characters.firstIndex(of: "<"), let close = code.characters.lastIndex(of: ">"), open < close
    else { return nil }
    let elements = code.split(from: open + 1, to: close)
    var lines = [code.indent + code.string(0, open + 1)]
    for (place, element) in elements.enumerated() {
      lines.append(code.inner + element + (place + 1 < elements.count ? "," : ""))
    }
    return lines + [code.indent + code.rawString(close, code.characters.count)]
  }

  /// `func a() -> B {` without parameters: what it returns, in a line of its own.
  private static func result(_ code: CodeLine) -> [String]? {
    guard code.text.hasPrefix("func "), let arrow = code.text.range(of: " -> ") else { return nil }
    let hasBody = code.text.hasSuffix(" {")
    let type = code.text[arrow.upperBound...].dropLast(hasBody ? 2 : 0)
    let lines = [code.indent + code.text[..<arrow.lowerBound], code.inner + "-> " + type]
    return hasBody ? lines + [code.indent + "{"] : lines
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
