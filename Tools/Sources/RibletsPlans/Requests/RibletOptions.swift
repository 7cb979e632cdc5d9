/// The choices in which riblets differ, and which their sources show.
///
/// Requests, lists and trees that were read have the same value, so that a further choice is compared, copied and printed
/// as soon as it is here.
package struct RibletOptions: Hashable, Sendable, Encodable {
  /// The kind of view that shows it.
  package var view = RibletRequest.View.portable
  /// The origin of the picture of a view controller of UIKit.
  package var interface = RibletRequest.Interface.code
  /// True if a presenter prepares what the view shows.
  package var hasPresenter = false
  /// The way in which interactor and view communicate.
  package var flow = RibletRequest.Flow.twoWay
  /// The name of the argument that tells several of it apart below one parent.
  package var key: String?

  package init() {}

  package var hasView: Bool { view != .none }

  // MARK: Words

  /// The words of all options in a list, those that say something by themselves as well.
  package static let words = ["one-way", "presenter", "storyboard", "two-way", "view", "xib"]

  /// The words with which a list says them, without those that go without saying.
  ///
  /// - Parameter standard: The view of a riblet for which the list gives none.
  package func words(besides standard: RibletRequest.View) -> [String] {
    var words: [String] = []
    if view != standard { words.append("view \(view.rawValue)") }
    if interface != .code { words.append(interface.rawValue) }
    if hasPresenter { words.append("presenter") }
    if flow == .oneWay { words.append("one-way") }
    return words
  }

  /// Takes a word of a list; returns false for one of another kind.
  ///
  /// - Parameter value: The text after the word; empty without one.
  /// - Throws: ``RequestProblem`` for a view that there is not.
  package mutating func take(_ word: String, _ value: String) throws(RequestProblem) -> Bool {
    switch (word, value.isEmpty) {
    case ("presenter", true): hasPresenter = true
    case ("one-way", true): flow = .oneWay
    case ("two-way", true): flow = .twoWay
    case ("storyboard", true): interface = .storyboard
    case ("xib", true): interface = .xib
    case ("view", false):
      guard let view = RibletRequest.View(rawValue: value) else {
        let all = RibletRequest.View.allCases.map(\.rawValue).joined(separator: ", ")
        throw RequestProblem("'\(value)' is no view. There are: \(all).")
      }
      self.view = view
    default: return false
    }
    return true
  }

  // MARK: Checks

  /// Finds options that exclude each other.
  package func check() throws(RequestProblem) {
    if interface != .code, view != .uikit {
      throw RequestProblem(
        "--\(interface.rawValue) is for views of UIKit, and this one is --view \(view.rawValue). Add --view uikit, or leave it out."
      )
    }
    switch view {
    case .none where hasPresenter:
      throw RequestProblem("--presenter prepares what a view shows, and --view none has none. Leave one of them out.")
    case .none where flow == .oneWay:
      throw RequestProblem(
        "--flow one-way is between interactor and view, and --view none has none. Leave one of them out.")
    case .none, .portable, .swiftui, .uikit: break
    }
  }
}
