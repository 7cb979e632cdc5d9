/// The answers to questions that only a device can answer, of one simulated window.
public struct Platform: Hashable, Sendable {
  /// When the completions of a coordinator are called.
  public enum Completions: CaseIterable, Sendable {
    /// After the delegate, when the transition has ended.
    case last
    /// Before the delegate, while UIKit still takes its transition for a running one.
    case first
    /// Never for a stack whose transition came to its end: only the delegate hears of that. One that was cancelled is reported.
    case never
  }

  public var completions = Completions.last
  /// UIKit calls the delegate that the property of a subclass returns, and not the one that was set
  /// (OverlayNavigationController relies on the other answer).
  public var readsDelegate = false
  /// A change of a stack ends the transition of the stack, and does not wait for it (Apple documents neither).
  public var changesAtOnce = false
  /// The back button calls `popViewController(animated:)`, which a subclass may override (it has done so since iOS 2; the menu
  /// of a long press does not, wikipedia-ios#3640).
  public var backButtonPops = true
  /// A gesture in the content may begin while another pop is animated (react-native-screens#3173, iOS 26).
  public var gesturesOverlap = false
  /// UIKit lays a stack out when its transition has ended.
  public var laysOutAtEnd = false
  /// UIKit makes another presentation controller for the next presentation of a view controller.
  public var forgetsPresentations = false
  /// UIKit reports the end of only every other transition of a stack in the window. After the others it only lays the stack out.
  public var dropsTransitions = false

  public init() {}

  /// Draws the answers for one random sequence. The seed 0 gives the default answers.
  public init(seed: UInt64) {
    // The answers of neighbours differ: this is the mixing of SplitMix64.
    var bits = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    func draw(_ count: Int) -> Int {
      defer { bits /= UInt64(count) }
      return Int(bits % UInt64(count))
    }
    completions = Completions.allCases[draw(3)]
    readsDelegate = draw(2) == 1 && completions != .never
    changesAtOnce = draw(2) == 1
    backButtonPops = draw(2) == 0
    gesturesOverlap = draw(2) == 1
    forgetsPresentations = draw(2) == 1
    laysOutAtEnd = draw(2) == 1
    dropsTransitions = draw(2) == 1
  }
}
