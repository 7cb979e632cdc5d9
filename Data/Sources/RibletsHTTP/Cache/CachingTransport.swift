import Foundation

/// A transport that answers from a cache where it may.
struct CachingTransport: HTTPTransport {
  let cache: HTTPCache
  let time: ElapsedTime
  let base: any HTTPTransport

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .get else { return try await sendChange(request) }
    let control = CacheControl(request.fields)
    guard control.isStorable else { return try await base.send(request) }
    // Taken at the beginning: an answer that arrives after the cache was emptied is not kept.
    let contents = cache.contents
    let kept = await cache.answer(request, in: contents)
    if let kept, !control.mustAsk, let age = kept.freshAge(at: time.now) {
      return response(kept, .cache(age: age))
    }
    // An age counts from the question on: the answer may have been made at once, and have been long on its way.
    let asked = time.now
    let response = try await base.send(kept?.confirming(request) ?? request)
    guard response.status == 304, var kept, request.fields["If-None-Match"] == nil else {
      return try await keep(response, request, asked, in: contents)
    }
    kept.confirm(response, now: asked)
    await cache.keep(kept, for: request, in: contents)
    return self.response(kept, .confirmed)
  }

  /// Sends a request that changes something, and forgets the answer of its address if it did.
  private func sendChange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let response = try await base.send(request)
    if !request.method.isSafe, (200..<400).contains(response.status) { await cache.remove(request.url) }
    return response
  }

  private func keep(
    _ response: HTTPResponse, _ request: HTTPRequest, _ asked: Duration, in contents: HTTPCache.Contents
  ) async throws -> HTTPResponse {
    guard CachedAnswer.isStorable(response, request) else {
      // The server does not say what it said before.
      if response.status == 200 || response.status == 404 || response.status == 410 { await cache.remove(request.url) }
      return response
    }
    let largest = await cache.largestBody
    if let length = response.fields["Content-Length"].flatMap(Int.init), length > largest { return response }
    let body = try await response.body.collect(upTo: request.bodyLimit)
    if body.count <= largest, let answer = CachedAnswer(response, body: body, request: request, now: asked) {
      await cache.keep(answer, for: request, in: contents)
    }
    var whole = response
    whole.body = HTTPBody(body)
    return whole
  }

  private func response(_ answer: CachedAnswer, _ origin: HTTPOrigin) -> HTTPResponse {
    HTTPResponse(
      status: 200, fields: answer.headerFields, url: answer.url, origin: origin, body: HTTPBody(answer.body))
  }
}
