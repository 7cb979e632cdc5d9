extension HTTPError: CustomStringConvertible {
  /// The failure, the request, the beginning of the answer, and how to fix it, over several lines. For logs: it has
  /// no secrets.
  public var description: String {
    var facts = ["  Request:  \(request)"]
    if let destination { facts.append("  Went to:  \(destination)") }
    if let answer {
      facts.append("  Answer:   \(answer.status)\(answer.contentType.map { ", \($0)" } ?? "")")
      if !answer.text.isEmpty { facts.append("  Body:     \(answer.text)") }
    }
    return "\(reason.summary)\n\n\(facts.joined(separator: "\n"))\n\n\(reason.fix)\(repetition)"
  }

  private var repetition: String {
    guard isRepeatable else { return "" }
    guard let retryAfter else { return " Sending it again may help." }
    return " Sending it again may help, after \(retryAfter.components.seconds) s."
  }
}

extension HTTPError.Reason {
  var summary: String {
    switch self {
    case .notConnected: "The server cannot be reached: this device has no network."
    case .hostNotFound(let host): "The server cannot be reached: the name '\(host)' is not known."
    case .cannotConnect(let host): "The server cannot be reached: '\(host)' takes no connections."
    case .connectionLost: "The connection ended before the answer did."
    case .incomplete(let expected, let received):
      "The answer is cut off: \(received) of \(expected) bytes have arrived."
    case .timedOut: "The server does not answer."
    case .deadlineExceeded(let duration): "The answer was not there within \(duration)."
    case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
    case .notSecure(let details): "The connection is not secure: \(details)."
    case .tooManyRedirects: "The server redirects without end."
    case .malformedAnswer(let details): "The answer cannot be understood: \(details)."
    case .status(let status): "The server answered with status \(status)."
    case .notJSON(let type): "The answer is \(type.map { "'\($0)'" } ?? "something else") and not JSON."
    case .wrongJSON("", let problem): "The answer's JSON does not fit: it \(problem)."
    case .wrongJSON(let path, let problem): "The answer's JSON does not fit: '\(path)' \(problem)."
    case .bodyMissing: "The answer has no body, and a value is expected."
    case .notEventStream(let type): "The answer is \(type.map { "'\($0)'" } ?? "of no type") and no stream of events."
    case .invalidRequest(let details): "The request cannot be sent: \(details)."
    case .refreshFailed(let details): "The request needs a new token, and there is none: \(details)"
    case .tokenUnavailable(let details): "The request needs a new token, which cannot be had now: \(details)"
    case .userChanged: "The request belongs to a user who is not signed in any more."
    case .signedOut: "The request needs a token, and nobody is signed in."
    case .other(let details): "The request failed: \(details)"
    }
  }

  var fix: String {
    switch self {
    case .notConnected: "Connect it, or work with what is stored."
    case .hostNotFound: "Check the name and the network."
    case .cannotConnect: "Check that the server runs, and its port."
    case .connectionLost, .incomplete: "Nothing of the answer was used."
    case .timedOut, .deadlineExceeded: "Nothing of the answer was used. The deadline is 'HTTPLimits.deadline'."
    case .tooLarge: "Ask for less at a time, or raise 'HTTPLimits.body'."
    case .notSecure: "Check the server's certificate, and this device's clock."
    case .tooManyRedirects: "Check the address."
    case .malformedAnswer: "Check that the address is that of an HTTP server."
    case .status(401), .status(403): "Sign in again, or check what the account may do."
    case .status(404), .status(410): "Check the address; what is asked for is not there."
    case .status(429): "The server has too many requests."
    case .status(500...599): "The server has failed; its log may say why."
    case .status: "See what the server says."
    case .notJSON:
      "A network that wants a log-in first, a proxy or a wrong address may have answered in place of the server."
    case .wrongJSON: "Compare the type with what the server sends."
    case .bodyMissing: "If the server is right, ask for 'NoContent'."
    case .notEventStream: "Check the address of the events."
    case .invalidRequest: "Correct the request."
    case .refreshFailed: "Sign in again."
    case .tokenUnavailable: "The renewal is tried again with the next request."
    case .userChanged: "Nothing of the answer was used. If the present user needs it, send a new request."
    case .signedOut: "Sign in first."
    case .other: "See what the transport says."
    }
  }
}
