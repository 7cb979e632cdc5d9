#!/usr/bin/env bash
# Holds scripts/check apple-adapters to files and adapters that are right, and to some that are not.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

if [[ $(uname) == Darwin ]]; then
  echo 'On a Mac the compiler itself is the check.'
  exit 0
fi

cat >"$place/Shop.swift" <<'SWIFT'
import RibletsUIKit
import UIKit

final class ShopViewController: RibletNavigationController, ShopViewControllable {}
SWIFT
cat >"$place/ShopViewControllable.swift" <<'SWIFT'
import Riblets

@MainActor
protocol ShopViewControllable: ViewControllable {
  func push(_ view: any ViewControllable)
  func present(_ view: any ViewControllable)
}
SWIFT
run "$scripts/checks/apple-adapters" "$place/Shop.swift" "$place/ShopViewControllable.swift"
expect 'files that are right pass, as one module' ended_with 0
expect 'in the settings of the package' said 'Compiles: 2 files, our features'
expect 'without them' said 'Compiles: 2 files, no feature'
expect 'with everything on the main actor' said 'Compiles: 2 files, default isolation MainActor'
expect 'and in language mode 5' said 'Compiles: 2 files, language mode 5'

run "$scripts/checks/apple-adapters" --ours "$place/Shop.swift"
expect 'a file that misses something fails' ended_with 1
expect 'with the place' said "$place/Shop.swift:4:61: error: cannot find type 'ShopViewControllable' in scope"

cat >"$place/Tests.swift" <<'SWIFT'
import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
@Suite(.testScope)
struct ShopTests {
  @Test func shows() { #expect(UIViewController().presence == .hidden) }
}
SWIFT
run "$scripts/checks/apple-adapters" --ours "$place/Tests.swift"
expect 'tests pass' ended_with 0

cat >"$place/Warning.swift" <<'SWIFT'
import SwiftUI

@MainActor func warns() {
  var text = Text("never changed")
  _ = text
}
SWIFT
run "$scripts/checks/apple-adapters" --ours "$place/Warning.swift"
expect 'a warning fails' ended_with 1
expect 'with the place' said "$place/Warning.swift:4:7: error: variable 'text' was never mutated"

cat >"$place/Existential.swift" <<'SWIFT'
import SwiftUI

let make: @Sendable () -> View? = { nil }
SWIFT
run "$scripts/checks/apple-adapters" "$place/Existential.swift"
expect 'what is wrong in one setting only fails' ended_with 1
expect 'the settings in which it is wrong are named' said 'Does not compile: Existential.swift, our features'

cat >"$place/NotThere.swift" <<'SWIFT'
import UIKit

@MainActor let screen = UISplitViewController()
SWIFT
run "$scripts/checks/apple-adapters" --ours "$place/NotThere.swift"
expect 'what the stubs do not have fails' said "cannot find 'UISplitViewController' in scope"

cat >"$place/FromRIBs.swift" <<'SWIFT'
import Riblets
import RibletsUIKit
import UIKit

final class HomeViewController: UIViewController, ViewControllable {}
extension UINavigationController: ViewControllable {}
SWIFT
run "$scripts/checks/apple-adapters" --others "$place/FromRIBs.swift"
expect 'a conformance that RIBs asks for fails' ended_with 1
expect 'in a class' said "$place/FromRIBs.swift:5:51: error: redundant conformance of 'HomeViewController'"
expect 'and in an extension' said "$place/FromRIBs.swift:6:35: error: conformance of 'UINavigationController'"

cat >"$place/Links.swift" <<'SWIFT'
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var links: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    links += connectionOptions.urlContexts.map(\.url) + connectionOptions.userActivities.compactMap(\.webpageURL)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = userActivity.webpageURL { links.append(link) }
  }
}
SWIFT
run "$scripts/checks/apple-adapters" --ours "$place/Links.swift"
expect 'delegates that are not final and read links pass' ended_with 0

cat >"$place/Outlets.swift" <<'SWIFT'
import UIKit

final class PriceViewController: UIViewController {
  @IBOutlet private var label: UILabel!

  @IBAction func reset(_ sender: UIButton) { label.text = 0 }
}
SWIFT
run "$scripts/checks/apple-adapters" --ours "$place/Outlets.swift"
expect 'outlets and actions are looked at' said "$place/Outlets.swift:6:59: error: cannot assign value of type 'Int' to type 'String'"
expect 'and are no errors themselves' did_not_say '@IB'

mkdir "$place/modules"
echo 'public func price() -> Int { 3 }' >"$place/Prices.swift"
swiftc -parse-as-library -emit-module -module-name Prices -o "$place/modules/Prices.swiftmodule" "$place/Prices.swift"
printf 'import Prices\nimport UIKit\n\n@MainActor func tag(_ view: UIView) { view.tag = price() }\n' >"$place/Uses.swift"
run "$scripts/checks/apple-adapters" --ours "$place/Uses.swift"
expect 'a module from elsewhere is not found' ended_with 1
run "$scripts/checks/apple-adapters" --ours --modules "$place/modules" "$place/Uses.swift"
expect 'unless it is said where' ended_with 0
echo 'func cost() -> Int { 3 }' >"$place/Costs.swift"
printf '@testable import Costs\n\nlet known = cost()\n' >"$place/CostsTests.swift"
run "$scripts/checks/apple-adapters" --emit Costs --modules "$place/modules" "$place/Costs.swift"
expect 'a module is written' ended_with 0
run "$scripts/checks/apple-adapters" --ours --modules "$place/modules" "$place/CostsTests.swift"
expect 'and seen from within' ended_with 0

run "$scripts/checks/apple-adapters" --ours "$place/Shop.swift" "$place/ShopViewControllable.swift"
expect 'files of a package are checked' said 'Compiles: 2 files, our features'
expect 'in its settings only' did_not_say 'language mode 5'

printf 'import Riblets\n\nlet find: @Sendable () -> ViewControllable? = { nil }\n' >"$place/Any.swift"
run "$scripts/checks/apple-adapters" --ours "$place/Any.swift"
expect 'what is wrong in these fails' ended_with 1
run "$scripts/checks/apple-adapters" --others "$place/Any.swift"
expect 'or in all but its settings' ended_with 0

run "$scripts/checks/apple-adapters" "$place/missing.swift"
expect 'a file that is not there is named' said "There is no file '$place/missing.swift'."
expect 'and ends with 66' ended_with 66
run "$scripts/checks/apple-adapters" --fast
expect 'an unknown option ends with 64' ended_with 64
run "$scripts/checks/apple-adapters" --modules "$place/modules"
expect 'modules without files end with 64' ended_with 64
run "$scripts/checks/apple-adapters" --emit Costs "$place/Costs.swift"
expect 'a module without a folder ends with 64' ended_with 64
run "$scripts/checks/apple-adapters" --ours
expect 'settings without files end with 64' ended_with 64

# A checkout in which an adapter is wrong, and one in which a test fails.
checkout=$place/checkout
mkdir -p "$checkout/.build" "$checkout/Sources" "$checkout/Fixtures/AppleAdapters"
cp -R "$scripts" "$checkout/scripts"
for module in Riblets RibletsPages RibletsTestCore RibletsTesting RibletsSpec RibletsUIKit RibletsSwiftUI; do
  cp -R "$repository/Sources/$module" "$checkout/Sources/$module"
done
cp -R "$repository/Fixtures/AppleAdapters/Stubs" "$checkout/Fixtures/AppleAdapters/Stubs"
cp -R "$repository/.build/apple-adapters" "$checkout/.build/apple-adapters"
mkdir "$checkout/Fixtures/AppleAdapters/Usage"
cp "$place/ShopViewControllable.swift" "$checkout/Fixtures/AppleAdapters/Usage/"

echo 'extension UIViewController { var broken: Int { nothingOfTheKind } }' \
  >>"$checkout/Sources/RibletsUIKit/DelegateForwarder.swift"
run "$checkout/scripts/checks/apple-adapters"
expect 'an adapter that does not compile fails' ended_with 1
expect 'and is named' said 'Does not compile: RibletsUIKit'
expect 'with the place' said "Sources/RibletsUIKit/DelegateForwarder.swift"
cp "$repository"/Sources/RibletsUIKit/*.swift "$checkout/Sources/RibletsUIKit/"

cat >"$checkout/Fixtures/AppleAdapters/Package.swift" <<'SWIFT'
// swift-tools-version: 6.3
import PackageDescription

let package = Package(name: "failing", targets: [.testTarget(name: "FailingTests", path: "Tests")])
SWIFT
mkdir "$checkout/Fixtures/AppleAdapters/Tests"
cat >"$checkout/Fixtures/AppleAdapters/Tests/FailingTests.swift" <<'SWIFT'
import Testing

@Test func fails() { #expect(Bool(false)) }
SWIFT
run "$checkout/scripts/checks/apple-adapters"
expect 'a test that fails, fails' ended_with 1
expect 'and is shown' said 'Test fails() recorded an issue at FailingTests.swift:3:22'

finish
