#if canImport(FoundationNetworking)
  import FoundationNetworking
  import RibletsHTTP
  import RibletsHTTPTesting
  import Testing

  /// The defect of FoundationNetworking that requests without encryption go round on Linux, with nothing else around it.
  ///
  /// When the first test fails, FoundationNetworking is mended, and `PlainTransport` can go.
  struct FoundationNetworkingTests {
    @Test func `header fields that are cut off stop a process that sends everything through the session`() async {
      await #expect(processExitsWith: .failure) { await FoundationNetworkingTests.ask(cutAt: 25) }
    }

    @Test func `a whole answer does not`() async {
      await #expect(processExitsWith: .success) { await FoundationNetworkingTests.ask(cutAt: 1000) }
    }

    private static func ask(cutAt byte: Int) async {
      guard let server = try? ServerDouble() else { return }
      server.on("GET /menu", .json(Menu.tea).cut(at: byte))
      let transport = URLSessionTransport(configuration: .ephemeral, isPlainOnLinux: false)
      _ = try? await HTTPClient(baseURL: server.url, transport: transport).answer(to: .menu(page: 1))
    }
  }
#endif
