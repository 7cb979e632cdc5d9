import Foundation

/// The rules of redirects that hold on every platform.
enum Redirection {
  /// The most redirects of one request; Apple's platforms follow as many.
  static let limit = 20

  /// True if a redirect may be followed: an encrypted request is not sent on without encryption.
  static func isAllowed(from old: URL?, to new: URL?) -> Bool {
    guard let scheme = new?.scheme?.lowercased() else { return false }
    return scheme == "https" || (scheme == "http" && old?.scheme?.lowercased() != "https")
  }

  /// True if both are of one scheme, host and port, so that secrets may go along.
  static func isSameOrigin(_ old: URL?, _ new: URL?) -> Bool {
    old?.scheme?.lowercased() == new?.scheme?.lowercased() && old?.host?.lowercased() == new?.host?.lowercased()
      && old?.port == new?.port
  }

  /// The header fields that do not go to another origin.
  static let secretFields = HTTPRedaction.standard.fields

  /// The request that follows a redirect, by the rules of HTTP, or nil for an answer that is none.
  static func request(after response: HTTPResponse, to request: HTTPRequest) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.fields["Location"],
      let url = URL(string: location, relativeTo: request.url)?.absoluteURL, isAllowed(from: request.url, to: url)
    else { return nil }
    var next = request
    next.url = url
    if response.status == 303 && request.method != .head
      || [301, 302].contains(response.status) && request.method == .post
    {
      next.method = .get
      next.body = nil
      next.fields["Content-Type"] = nil
    }
    if !isSameOrigin(request.url, url) { for name in secretFields { next.fields[name] = nil } }
    return next
  }
}
