import Testing

/// Runs the tests that are linked, as the program that SwiftPM makes of them does.
@main
struct TestRunner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
