import ArgumentParser

/// The place of a part that belongs to no riblet.
struct PartPlace: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The module that it comes to, in an app of several modules: the app's own unless told, which no other sees.",
      valueName: "module"))
  var module: String?
}
