import RibletsPages

/// Two texts side by side, with equal lines folded away.
struct LinesSection {
  private static let context = 3
  private static let longest = 4_000

  let expected: [UInt8]?
  let actual: [UInt8]?
  let kind: SnapshotFailure.Kind

  var html: String {
    let difference = LineDifference(expected: expected ?? [], actual: actual ?? [])
    let pairs = Pair.pairs(of: difference.lines)
    let rows = expected == nil || actual == nil ? rows(pairs[...]) : foldedRows(pairs)
    let single = expected == nil ? " only-actual" : ""
    return """
      <section class="lines\(single)">
      <div class="row names"><span></span><span>Expected <small>the snapshot</small></span>\
      <span></span><span>Actual <small>this run</small></span></div>
      \(rows)
      </section>
      """
  }

  private func foldedRows(_ pairs: [Pair]) -> String {
    var result = ""
    var index = 0
    while index < pairs.count {
      let same = pairs[index...].prefix { !$0.differs }
      let head = index == 0 ? 0 : Self.context
      let tail = same.endIndex == pairs.count ? 0 : Self.context
      if same.count > head + tail + 1 {
        let hidden = same.dropFirst(head).dropLast(tail)
        result += rows(same.prefix(head)) + fold(hidden) + rows(same.suffix(tail))
      } else {
        result += rows(same)
      }
      let different = pairs[same.endIndex...].prefix { $0.differs }
      result += rows(different)
      index = different.endIndex
    }
    return result
  }

  private func fold(_ pairs: ArraySlice<Pair>) -> String {
    "<details class=\"fold\"><summary>\(pairs.count) lines that are the same</summary>\n\(rows(pairs))</details>\n"
  }

  private func rows(_ pairs: ArraySlice<Pair>) -> String {
    let shown = pairs.prefix(Self.longest).map { row($0) + "\n" }.joined()
    let rest = pairs.count - Self.longest
    return rest > 0 ? "\(shown)<p class=\"rest\">… and \(rest) lines more, in the files beside this page</p>" : shown
  }

  private func row(_ pair: Pair) -> String {
    let (old, new) = pair.marked
    let state = pair.differs ? (pair.old == nil ? "added" : pair.new == nil ? "removed" : "changed") : "same"
    return "<div class=\"row \(state)\">\(cell(pair.old, old, "old"))\(cell(pair.new, new, "new"))</div>"
  }

  private func cell(_ line: Pair.Line?, _ text: String, _ side: String) -> String {
    guard let line else { return "<i class=\"\(side) none\"></i><code class=\"\(side) none\"></code>" }
    return "<i class=\"\(side)\">\(line.number)</i><code class=\"\(side)\">\(text)</code>"
  }
}

extension LinesSection {
  /// A row: a line of the snapshot, one of this run, or both.
  struct Pair {
    struct Line {
      let number: Int
      let text: String
    }

    let old: Line?
    let new: Line?
    let differs: Bool

    static func pairs(of lines: [LineDifference.Line]) -> [Pair] {
      var result: [Pair] = []
      var index = 0
      var newNumber = 1
      while index < lines.count {
        if lines[index].edit == .same {
          let text = lines[index].text
          result.append(
            Pair(
              old: Line(number: lines[index].number, text: text), new: Line(number: newNumber, text: text),
              differs: false))
          newNumber += 1
          index += 1
          continue
        }
        let block = lines[index...].prefix { $0.edit != .same }
        let old = block.filter { $0.edit == .removed }.map { Line(number: $0.number, text: $0.text) }
        let new = block.filter { $0.edit == .added }.map { Line(number: $0.number, text: $0.text) }
        for place in 0..<max(old.count, new.count) {
          result.append(
            Pair(
              old: place < old.count ? old[place] : nil, new: place < new.count ? new[place] : nil, differs: true))
        }
        newNumber += new.count
        index = block.endIndex
      }
      return result
    }

    /// Both texts as HTML, with the differences inside the line marked.
    var marked: (old: String, new: String) {
      guard differs, let old = old?.text, let new = new?.text else {
        return (old.map { Markup.escaped($0.text) } ?? "", new.map { Markup.escaped($0.text) } ?? "")
      }
      let (shownOld, shownNew) = (VisibleLine.spelledOut(old, beside: new), VisibleLine.spelledOut(new, beside: old))
      let head = zip(shownOld, shownNew).prefix { $0 == $1 }.count
      let rest = min(shownOld.count, shownNew.count) - head
      let tail = zip(shownOld.reversed(), shownNew.reversed()).prefix(rest).prefix { $0 == $1 }.count
      return (Self.mark(shownOld, head, tail), Self.mark(shownNew, head, tail))
    }

    private static func mark(_ text: String, _ head: Int, _ tail: Int) -> String {
      let middle = text.dropFirst(head).dropLast(tail)
      let marked = middle.isEmpty ? "" : "<mark>\(Markup.escaped(middle))</mark>"
      return Markup.escaped(text.prefix(head)) + marked + Markup.escaped(text.suffix(tail))
    }
  }
}
