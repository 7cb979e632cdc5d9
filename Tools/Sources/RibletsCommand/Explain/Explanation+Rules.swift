extension Explanation {
  /// The cause, the fix and an example for each rule of `riblets check`, by its identifier.
  static let ofRules: [String: (cause: String, fix: String, example: String)] = [
    "attach-without-detach": (
      "The router attaches a child and keeps it in a variable. The listener reports the child's end, but no code detaches the child, so children collect.",
      "Detach the child in the method that reports its end, or use routes, which detach it for you.",
      "func cartDidFinish() {\n  if let cart { detachChild(cart) }\n  cart = nil\n}"
    ),
    "concrete-child": (
      "A type of a riblet names the router, interactor, presenter or view controller of a child or a sibling as a class. Then you cannot change, test or build one without the other.",
      "Use the protocol of the part: 'Routing', 'Buildable' or 'ViewControllable'. Only a builder or a component makes the object.",
      "private var cart: (any CartRouting)?  // not: CartRouter?"
    ),
    "layers": (
      "A file imports a module that your settings forbid to its layer.",
      "Move the code, or declare a protocol in the file's own module, and let the other module conform.",
      "// In the module Prices, which may not import Shop. Before: import Shop\npublic protocol PriceFeed: AnyObject, Sendable {}"
    ),
    "missing-dependency": (
      "The component conforms to the 'Dependency' of a riblet below it, but lacks a property.",
      "If the finding names a component above, take the value from your own dependency. Otherwise make the value here.",
      "extension HallComponent: CartDependency {\n  var prices: any PriceFeed { dependency.prices }\n}"
    ),
    "missing-owner": (
      "Some riblets of the app have an owner, but this riblet has none. So a reviewer for its changes is missing.",
      "Write the owner above the builder, or add 'owners' to the file of the riblet's module.",
      "/// @owner @shop/checkout\nfinal class CartBuilder: Builder<any CartDependency> {}"
    ),
    "missing-tests": (
      "A router, interactor or presenter has its own functions, but no suite has its name.",
      "Write a suite with the name of the class and 'Tests', for example 'CartInteractorTests'.",
      "@Suite(.testScope) @MainActor\nstruct CartInteractorTests {\n  let interactor = CartInteractor()\n}"
    ),
    "not-understood": (
      "A file does not parse or has conflict markers. Or the command cannot tell which child a router attaches, or the name of a riblet.",
      "Fix the line that the finding names. If the code is right, write it as the note says.",
      "final class CartRouter: Router<any CartInteractable> {}  // not only: Router"
    ),
    "passed-through": (
      "You make a dependency far above the riblet that uses it. Each component between the two passes it on, and changes with it.",
      "Make the dependency closer to its use, or pass it as an argument of 'build'.",
      "extension ShopComponent {\n  var rates: any RateFeed { shared { BankRates() } }  // was in RootComponent\n}"
    ),
    "placeholder-value": (
      "A command needed a value for a dependency and made up a placeholder.",
      "Write the right value, and remove the comment with '@placeholder'. If the value is right, remove the comment only.",
      "extension RootComponent: CartDependency {\n  var title: String { \"Shop\" }\n}"
    ),
    "strong-listener": (
      "A part of a riblet holds its listener, which holds the riblet. So neither is freed.",
      "Make the property weak.",
      "weak var listener: (any CartListener)?"
    ),
    "unattached": (
      "No router attaches the riblet, no code launches it, and no other code names its parts. You may have forgotten it.",
      "Attach it from a parent, or remove it with 'riblets remove'.",
      "router?.route(to: .cart)"
    ),
    "unused-dependency": (
      "The riblet's 'Dependency' has a property that neither the riblet nor a child uses. Every parent has to provide it anyway.",
      "Remove it with 'riblets remove dependency', which also removes it from components that only pass it on.",
      "protocol CartDependency: Dependency {\n  var prices: any PriceFeed { get }  // 'day', which nothing used, is gone\n}"
    ),
    "unused-mock": (
      "You marked a protocol with '@mockable', but no test names its mock. Each build writes and compiles the mock for nothing.",
      "Remove the mark, or write the test.",
      "protocol PriceFeed: AnyObject, Sendable {}  // without: /// @mockable"
    ),
    "wide-protocol": (
      "Many modules import and name one protocol. Each change of the protocol rebuilds all of them.",
      "Split the protocol, so that each module sees only the part that it uses.",
      "protocol PriceReading { var price: Int { get } }\nprotocol PriceWriting { func set(_ price: Int) }"
    ),
  ]
}
