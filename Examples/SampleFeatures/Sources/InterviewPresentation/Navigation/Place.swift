public import InterviewDomain

/// The place in the app where a candidate is: what a restart needs to lead there again.
///
/// A few lines by hand: coordinators have no routes, whose lists would be saved by themselves.
public enum Place: Codable, Hashable, Sendable {
  case root
  /// Within an interview; the data know which question is next, or that the summary is.
  case interview(Interview)
  /// In the list of past interviews, or at the answers of one.
  case history(Interview.ID?)
}

/// A coordinator that knows where in its flow a candidate is.
@MainActor
protocol PlaceReporting {
  var place: Place { get }
}
