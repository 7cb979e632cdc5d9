public import ArgumentParser

/// The options that all samples have: where an app shows itself.
public struct HostOptions: ParsableArguments {
  @Option(help: "The port to listen on; 0 for any. Without it the first free one from 8080 on.")
  public var port: Int?

  @Flag(help: "Show the app in this terminal instead of a browser.")
  public var terminal = false

  @Flag(help: "Print the tree of riblets each time it changes; with --terminal, after the app has ended.")
  public var tree = false

  public init() {}

  public func validate() throws {
    if terminal, port != nil {
      throw ValidationError("A terminal has no port. Leave out --port or --terminal.")
    }
  }
}
