extension Explanation {
  /// The cause, the fix and an example for each rule of `riblets check`, by its identifier.
  static let ofRules: [String: (cause: String, fix: String, example: String)] = [
    "attach-without-detach": (
      "The router attaches a child and keeps it in a variable. The child's listener tells its end, and nothing detaches the child, so children collect.",
      "Detach the child in the method that tells its end, or use routes, which do so.",
      "func cartDidFinish() {\n  if let cart { detachChild(cart) }\n  cart = nil\n}"
    ),
    "concrete-child": (
      "A type of a riblet names the router, interactor, presenter or view controller of a child or a sibling as a class. Then neither can be changed, tested or built without the other.",
      "Use the protocol of the part: 'Routing', 'Buildable' or 'ViewControllable'. Only a builder or a component makes the object.",
      "private var cart: (any CartRouting)?  // not: CartRouter?"
    ),
    "layers": (
      "A file imports a module that a layer in the settings forbids to its own module.",
      "Move the code, or declare a protocol in the file's own module, and let the other module conform.",
      "// In the module Prices, which may not import Shop. Before: import Shop\npublic protocol PriceFeed: AnyObject, Sendable {}"
    ),
    "missing-dependency": (
      "The component conforms to the 'Dependency' of a riblet below it, and does not have one of the properties.",
      "Take it from the component's own dependency if the finding names one above that has it. Otherwise make it here.",
      "extension HallComponent: CartDependency {\n  var prices: any PriceFeed { dependency.prices }\n}"
    ),
    "missing-owner": (
      "Some riblets of the app have an owner, and this one has none, so nobody is asked about changes of it.",
      "Write the owner above the builder, or add 'owners' to the file of the riblet's module.",
      "/// @owner @shop/checkout\nfinal class CartBuilder: Builder<any CartDependency> {}"
    ),
    "missing-tests": (
      "A router, interactor or presenter has functions of its own, and no suite is named after it.",
      "Write a suite with the name of the class and 'Tests', for example 'CartInteractorTests'.",
      "@Suite(.testScope) @MainActor\nstruct CartInteractorTests {\n  let interactor = CartInteractor()\n}"
    ),
    "not-understood": (
      "A file does not parse or has the markers of a conflict. Or the command cannot tell which child a router attaches, or what a riblet is called.",
      "Fix the line that the finding names. If the code is right, write it as the note says.",
      "final class CartRouter: Router<any CartInteractable> {}  // not only: Router"
    ),
    "passed-through": (
      "A dependency is made far above the riblet that uses it. Each component between the two hands it on, and changes with it.",
      "Make it nearer to where it is used, or give it as an argument of 'build'.",
      "extension ShopComponent {\n  var rates: any RateFeed { shared { BankRates() } }  // was in RootComponent\n}"
    ),
    "placeholder-value": (
      "A command had to make a dependency, and nobody gave it a value. So the command made one up.",
      "Write the right value, and remove the comment with '@placeholder'. If the value is right, remove the comment only.",
      "extension RootComponent: CartDependency {\n  var title: String { \"Shop\" }\n}"
    ),
    "strong-listener": (
      "A part of a riblet holds its listener, which holds the riblet. So neither is freed.",
      "Make the property weak.",
      "weak var listener: (any CartListener)?"
    ),
    "unattached": (
      "No router attaches the riblet, nobody launches it, and no other code names its parts. It may be left over.",
      "Attach it from a parent, or remove it with 'riblets remove'.",
      "router?.route(to: .cart)"
    ),
    "unused-dependency": (
      "The riblet's 'Dependency' has a property that neither the riblet nor a child uses. Every parent has to provide it all the same.",
      "Remove it with 'riblets remove dependency', which also removes it from the components that only hand it on.",
      "protocol CartDependency: Dependency {\n  var prices: any PriceFeed { get }  // 'day', which nothing used, is gone\n}"
    ),
    "unused-mock": (
      "A protocol is marked with '@mockable', and no test names its mock. The mock is written and compiled for nothing.",
      "Remove the mark, or write the test.",
      "protocol PriceFeed: AnyObject, Sendable {}  // without: /// @mockable"
    ),
    "wide-protocol": (
      "Many modules import and name one protocol. Each change of it rebuilds them all.",
      "Split the protocol, so that each module sees only what it uses.",
      "protocol PriceReading { var price: Int { get } }\nprotocol PriceWriting { func set(_ price: Int) }"
    ),
  ]
}
