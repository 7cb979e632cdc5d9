import Foundation
import RibletsReading

/// The forms that an impact or release notes are printed in.
package enum ImpactReport: String, CaseIterable, Sendable {
  case text, json, markdown

  /// The report.
  package func text(of impact: Impact) -> String {
    switch self {
    case .text: ImpactText(impact).text
    case .json: impact.sortedJSON()
    case .markdown: ImpactMarkdown(impact).text
    }
  }
}

extension Impact {
  /// The result in a sentence.
  package var summary: String {
    let files = Self.counted(changes.count, "file")
    let since = base.isEmpty ? "" : " since \(base.prefix(10))"
    let suites = "\(suites.count) of \(Self.counted(suiteCount, "test suite"))"
    return "\(files) changed\(since): \(suites) in \(Self.counted(targets.count, "test target"))."
  }

  static func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
  }
}

extension ImpactedFile {
  /// The change in words: `body of CartRouter.attach`.
  var text: String {
    let names = declarations.prefix(3).joined(separator: ", ") + (declarations.count > 3 ? ", …" : "")
    let moved = former.map { ", from \($0)" } ?? ""
    let kind = (isTest ? "test " : "") + kind.text
    return "\(status), \(kind)" + (names.isEmpty ? "" : " of \(names)") + moved
  }
}

extension ImpactedRiblet {
  /// The riblet with its roles: `Cart (Interactor, Router)`.
  var text: String { name + (roles.isEmpty ? "" : " (\(roles.joined(separator: ", ")))") }
}

extension ImpactedSuite {
  /// The reason in words: the names on the way, then the change.
  var way: String {
    guard let last = reason.last else { return "" }
    let names = reason.dropLast().map(\.name)
    return (names + ["\(last.file) (\(last.name))"]).joined(separator: " → ")
  }
}
