import ArgumentParser

/// The place of a part that belongs to no riblet.
struct PartPlace: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The module to write to, in an app of several modules. The default is the app's own module, which no other module sees.",
      valueName: "module"))
  var module: String?
}
