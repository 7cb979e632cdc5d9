/// A transport that adds the token of one user to requests, and sends those once more whose token was refused.
struct AuthenticatingTransport: HTTPTransport {
  let user: SignIn
  let base: any HTTPTransport

  /// The most bytes of a refusal that are read, so that its connection can be used again.
  private static let refusalLimit = 64 << 10

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let token = try await user.token(other: nil)
    let response = try await send(request, token: token)
    guard response.status == 401 else { return response }
    _ = try? await response.body.collect(upTo: Self.refusalLimit)
    try Task.checkCancellation()
    return try await send(request, token: await user.token(other: token))
  }

  private func send(_ request: HTTPRequest, token: String) async throws -> HTTPResponse {
    var request = request
    request.fields["Authorization"] = "Bearer \(token)"
    return try await base.send(request)
  }
}
