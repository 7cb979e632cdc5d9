#if canImport(FoundationNetworking)
  import Foundation

  /// The bytes of a request, and the meaning of an answer's first lines.
  enum PlainRequest {
    static func bytes(of request: HTTPRequest) -> Data {
      let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
      let path = components?.percentEncodedPath ?? ""
      let query = components?.percentEncodedQuery.map { "?\($0)" } ?? ""
      var fields = request.fields
      let host = components?.percentEncodedHost ?? ""
      fields["Host"] = request.url.port.map { "\(host):\($0)" } ?? host
      fields["Connection"] = "close"
      if fields["Accept"] == nil { fields["Accept"] = "*/*" }
      if request.body != nil || !request.method.isSafe { fields["Content-Length"] = "\(request.body?.count ?? 0)" }
      let lines =
        ["\(request.method.rawValue) \(path.isEmpty ? "/" : path)\(query) HTTP/1.1"]
        + fields.all.map { "\($0.name): \($0.value)" } + ["", ""]
      return Data(lines.joined(separator: "\r\n").utf8) + (request.body ?? Data())
    }

    /// Reads `HTTP/1.1 200 OK`.
    static func status(_ line: String) throws -> Int {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count >= 2, words[0].hasPrefix("HTTP/1."), words[1].count == 3, let status = Int(words[1]),
        status >= 100
      else { throw HTTPError.Reason.malformedAnswer("'\(line.prefix(80))' is no status line of HTTP/1.1") }
      return status
    }

    static func framing(of fields: HTTPFields, status: Int, method: HTTPMethod) throws -> MessageReader.Framing {
      if let coding = fields["Content-Encoding"], coding.lowercased() != "identity" {
        throw HTTPError.Reason.malformedAnswer("the content encoding '\(coding)' was not asked for")
      }
      if method == .head || status == 204 || status == 304 { return .length(0) }
      if let coding = fields["Transfer-Encoding"] {
        guard coding.lowercased() == "chunked" else {
          throw HTTPError.Reason.malformedAnswer("the transfer encoding '\(coding)' was not asked for")
        }
        return .chunked
      }
      guard let text = fields["Content-Length"] else { return .untilEnd }
      // The same length twice is one length; two lengths are an attack.
      let lengths = Set(text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      guard lengths.count == 1, let digits = lengths.first, digits.allSatisfy(\.isASCII), digits.allSatisfy(\.isNumber),
        let length = Int(digits)
      else { throw HTTPError.Reason.malformedAnswer("'\(text)' is no content length") }
      return .length(length)
    }
  }
#endif
