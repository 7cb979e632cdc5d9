import ArgumentParser

/// The place of a part that belongs to no riblet.
struct PartPlace: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The module that it comes to, in an app with groups: the app's own unless told, which no group sees.",
      valueName: "module"))
  var module: String?
}
