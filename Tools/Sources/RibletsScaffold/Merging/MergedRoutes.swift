import RibletsEdits
import RibletsPlans
import RibletsSource

/// The routes that an interactor begins with, where both sides of a merge add to them.
///
///     base:   begin(with: .home)
///     ours:   begin(with: .home, .cart)  → .home, .cart, .ads
///     theirs: begin(with: .home, .ads)
struct MergedRoutes {
  /// The interactor.
  let type: String
  let files: MergeSides<ParsedFile>

  /// The texts that have the same call on all sides; `nil` if git is to merge it.
  ///
  /// One of the sides has to have done no more than adding routes to the end and taking others out. What the other one has
  /// written by hand stays: order, arguments and comments.
  var texts: MergeSides<String>? {
    let calls = files.map { FirstRoutes.call(inBeginOf: type, $0) }
    if calls.ours == calls.base, calls.theirs == calls.base { return nil }
    let found =
      merged(files.theirs, into: files.ours, isOurs: false) ?? merged(files.ours, into: files.theirs, isOurs: true)
    guard let found, let merged = try? ParsedFile("", found), keepsComments(merged), !isMoved else { return nil }
    guard let base = text(files.base, like: merged), let ours = text(files.ours, like: merged),
      let theirs = text(files.theirs, like: merged)
    else { return nil }
    return MergeSides(base: base, ours: ours, theirs: theirs)
  }

  /// True if a side has the call no more, and has not only removed all first children: it may be in another method now.
  private var isMoved: Bool {
    let names = routes(files.base).map(\.name)
    guard !names.isEmpty, let without = removing(names, from: files.base) else { return false }
    let method = FirstRoutes.method(of: type, without)
    return [files.ours, files.theirs].contains { side in
      routes(side).isEmpty && FirstRoutes.method(of: type, side) != method
    }
  }

  /// False if a comment that a side has in the call, and that is not on both sides, is lost.
  private func keepsComments(_ merged: ParsedFile) -> Bool {
    func comments(_ file: ParsedFile) -> [String] {
      let call = FirstRoutes.call(inBeginOf: type, file) ?? ""
      return call.matches(of: /\/\/[^\n]*|\/\*(?s:.*?)\*\//).map { String($0.output) }
    }
    let (base, found) = (comments(files.base), Set(comments(merged)))
    return (comments(files.ours) + comments(files.theirs)).allSatisfy { found.contains($0) || base.contains($0) }
  }

  /// Adds the changes of one side to the other.
  ///
  /// - Parameter isOurs: True if they are ours, which come before theirs.
  /// - Returns: The text; `nil` if the side has changed more than what is in the list.
  private func merged(_ plain: ParsedFile, into other: ParsedFile, isOurs: Bool) -> String? {
    let base = routes(files.base)
    let (changed, others) = (routes(plain), routes(other))
    let (known, there) = (Set(base.map(\.name)), Set(changed.map(\.name)))
    let added = changed.filter { !known.contains($0.name) }
    let removed = base.filter { !there.contains($0.name) }
    guard Set(added.map(\.name)) == Set(changed.suffix(added.count).map(\.name)),
      let reduced = removing(removed.map(\.name), from: files.base),
      let former = removing(added.map(\.name), from: plain),
      FirstRoutes.call(inBeginOf: type, reduced) == FirstRoutes.call(inBeginOf: type, former),
      // A route that the other side has given arguments, or has added with others, is not ours to decide.
      others.allSatisfy({ route in
        (added + removed).allSatisfy { $0.name != route.name || $0.text == route.text }
      }),
      var file = removing(removed.map(\.name).filter { name in others.contains { $0.name == name } }, from: other)
    else { return nil }
    let next = others.reversed().prefix { !known.contains($0.name) }.last { !there.contains($0.name) }?.name
    for route in added {
      guard
        let text = FirstRoutes.inserting(
          String(route.text.dropFirst()), before: isOurs ? next : nil, intoBeginOf: type, file),
        let new = try? ParsedFile(file.path, text)
      else { return nil }
      file = new
    }
    return file.text
  }

  private func routes(_ file: ParsedFile) -> [(name: String, text: String)] {
    FirstRoutes.routes(inBeginOf: type, file)
  }

  private func removing(_ names: [String], from file: ParsedFile) -> ParsedFile? {
    var file = file
    for name in names {
      guard let text = FirstRoutes.removing(name, fromBeginOf: type, file), let new = try? ParsedFile(file.path, text)
      else { return nil }
      file = new
    }
    return file
  }

  /// Returns a text with the call of another one.
  private func text(_ file: ParsedFile, like merged: ParsedFile) -> String? {
    guard let call = FirstRoutes.call(inBeginOf: type, merged), let first = routes(merged).first else {
      return removing(routes(file).map(\.name), from: file)?.text
    }
    var file = file
    if FirstRoutes.call(inBeginOf: type, file) == nil {
      guard let text = FirstRoutes.inserting(String(first.text.dropFirst()), intoBeginOf: type, file),
        let new = try? ParsedFile(file.path, text)
      else { return nil }
      file = new
    }
    return FirstRoutes.replacing(callWith: call, inBeginOf: type, file)
  }
}

extension ScaffoldPlan {
  mutating func add(_ edit: PlannedEdit?) {
    if let edit, edit.newText != edit.oldText { edits.append(edit) }
  }
}
