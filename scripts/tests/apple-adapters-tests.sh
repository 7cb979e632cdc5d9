#!/usr/bin/env bash
# Holds scripts/check apple-adapters to files and adapters that are right, and to some that are not.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

if [[ $(uname) == Darwin ]]; then
  echo 'On a Mac the compiler itself is the check.'
  exit 0
fi
check() { run "$scripts/check" apple-adapters "$@"; }
# file NAME LINE…: writes NAME.swift.
file() { printf '%s\n' "${@:2}" >"$place/$1.swift"; }

file Shop 'import RibletsUIKit' 'import UIKit' '' \
  'final class ShopViewController: RibletNavigationController, ShopViewControllable {}'
file ShopViewControllable 'import Riblets' '' '@MainActor' 'protocol ShopViewControllable: ViewControllable {' \
  '  func push(_ view: any ViewControllable)' '  func present(_ view: any ViewControllable)' '}'
check "$place/Shop.swift" "$place/ShopViewControllable.swift"
expect 'files that are right pass, as one module' ended_with 0
for settings in 'our features' 'no feature' 'default isolation MainActor' 'language mode 5'; do
  expect "in the settings: $settings" said "Compiles: 2 files, $settings"
done
check --ours "$place/Shop.swift" "$place/ShopViewControllable.swift"
expect 'files of a package are checked' said 'Compiles: 2 files, our features'
expect 'in its settings only' did_not_say 'language mode 5'

file Tests 'import Riblets' 'import RibletsTesting' 'import RibletsUIKit' 'import Testing' 'import UIKit' '' '@MainActor' \
  '@Suite(.testScope)' 'struct ShopTests {' '  @Test func shows() { #expect(UIViewController().presence == .hidden) }' '}'
file Links 'import UIKit' '' '@main' 'class AppDelegate: UIResponder, UIApplicationDelegate {}' '' \
  'class SceneDelegate: UIResponder, UIWindowSceneDelegate {' '  private(set) var links: [URL] = []' '' '  func scene(' \
  '    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions' '  ) {' \
  '    links += connectionOptions.urlContexts.map(\.url) + connectionOptions.userActivities.compactMap(\.webpageURL)' '  }' '' \
  '  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {' \
  '    if let link = userActivity.webpageURL { links.append(link) }' '  }' '}'
file Warning 'import SwiftUI' '' '@MainActor func warns() {' '  var text = Text("never changed")' '  _ = text' '}'
file Existential 'import SwiftUI' '' 'let make: @Sendable () -> View? = { nil }'
file NotThere 'import UIKit' '' '@MainActor let screen = UISplitViewController()'
file FromRIBs 'import Riblets' 'import RibletsUIKit' 'import UIKit' '' \
  'final class HomeViewController: UIViewController, ViewControllable {}' 'extension UINavigationController: ViewControllable {}'
file Outlets 'import UIKit' '' 'final class PriceViewController: UIViewController {' '  @IBOutlet private var label: UILabel!' '' \
  '  @IBAction func reset(_ sender: UIButton) { label.text = 0 }' '}'
file Preview 'import SwiftUI' '' 'struct TeaView: View {' '  var body: some View { Text("Tea") }' '}' '' '#if os(iOS)' \
  '// Only Xcode has the macro.' '#Preview {' '  TeeView()' '}' '#endif'
file XcodePreview 'import SwiftUI' '' '#Preview {' '  TeaView()' '}'
file Log 'import Riblets' 'import RibletsLog' 'import os' '' '@MainActor func log(_ runtime: RibletRuntime) {' \
  '  runtime.log(to: Logger(subsystem: "shop", category: "riblets"))' '}'
file Any 'import Riblets' '' 'let find: @Sendable () -> ViewControllable? = { nil }'

# The options with the file, the status, what is said, and the sentence.
while IFS='|' read -r options ends says sentence; do
  # shellcheck disable=SC2086 # options and a file
  (cd "$place" && "$scripts/check" apple-adapters $options) >"$place/said" 2>&1 && status=0 || status=$?
  output=$(cat "$place/said")
  expect "$sentence" ended_with "$ends"
  expect "$sentence, and it is said" said "$says"
done <<'CASES'
--ours Shop.swift|1|Shop.swift:4:61: error: cannot find type 'ShopViewControllable' in scope|a file that misses something fails
--ours Tests.swift|0|Compiles: Tests.swift|tests pass
--ours Links.swift|0|Compiles: Links.swift|delegates that are not final and read links pass
--ours Warning.swift|1|Warning.swift:4:7: error: variable 'text' was never mutated|a warning fails
Existential.swift|1|Does not compile: Existential.swift, our features|what is wrong in one setting only fails
--ours NotThere.swift|1|cannot find 'UISplitViewController' in scope|what the stubs do not have fails
--others FromRIBs.swift|1|FromRIBs.swift:5:51: error: redundant conformance of 'HomeViewController'|a conformance that RIBs asks for fails
--others FromRIBs.swift|1|FromRIBs.swift:6:35: error: conformance of 'UINavigationController'|in an extension, too
--ours Outlets.swift|1|Outlets.swift:6:59: error: cannot assign value of type 'Int' to type 'String'|outlets and actions are looked at
--ours Preview.swift|1|Preview.swift:10:3: error: cannot find 'TeeView' in scope|the body of a preview is looked at
--ours XcodePreview.swift|1|XcodePreview.swift:4:3: error: cannot find 'TeaView' in scope|and that of one without a condition, as Xcode writes it
--ours Log.swift|0|Compiles: Log.swift|files that use the log of the system pass
--ours Any.swift|1|Does not compile: Any.swift|what is wrong in the settings of a package fails
--others Any.swift|0|Compiles: Any.swift|or in all but its settings
missing.swift|66|There is no file 'missing.swift'.|a file that is not there is named
--fast|64|--fast|an unknown option is refused
--ours|64|name the files|settings need files
CASES

# Properties that UIKit has are errors of the compiler.
properties=(tabs sidebar mode selectedTab tabBar isEditing toolbarItems prefersStatusBarHidden)
file Seeded 'import UIKit' 'class SeededController: UITabBarController {' "$(printf '  private lazy var %s = 0\n' "${properties[@]}")" '}'
check --ours "$place/Seeded.swift"
expect 'properties that UIKit has fail' ended_with 1
for property in "${properties[@]}"; do expect "the property $property is found" said "property '$property' with type 'Int' cannot override"; done

# A checkout whose adapters, stubs and names do not agree with the facts: methods of UIKit, a file for tvOS, versions of members,
# and names of Combine, Foundation and SwiftUI, and one of two of our own modules.
checkout=$place/checkout
fixture=$checkout/Fixtures/AppleAdapters
adapters=$checkout/Sources/RibletsUIKit
mkdir -p "$checkout"/{Sources,Data/Sources/RibletsData,Bridges/Sources/RibletsPorting} "$fixture/Tests" "$place/built"
cp -R "$scripts" "$checkout/scripts"
cp -R "$repository"/Sources/Riblets* "$checkout/Sources/"
cp -R "$repository/Fixtures/AppleAdapters/Stubs" "$repository/Fixtures/AppleAdapters/Facts" "$fixture"
for folder in Modules COpenCombineHelpers.build; do cp -R "$repository/Fixtures/AppleAdapters/.build/debug/$folder" "$place/built/"; done
modules=$place/built/Modules
printf '%s\n' '#if canImport(UIKit)' 'import UIKit' 'class SeededController: UITabBarController {' \
  '  func setTabs(_ tabs: [Int], animated: Bool) {}' '  func setTabBarHidden(_ hidden: Bool, animated: Bool) {}' \
  '  private func addKeyCommand(_ command: Int) {}' '  func encodeRestorableState(with coder: Int) {}' '}' '#endif' >"$adapters/Seeded.swift"
sed -i '1s/ && !os(tvOS)//' "$adapters/Presence.swift"
sed -i 's/^UINavigationItem\tproperty\ttitle\t/&27.0/' "$fixture/Facts/uikit-members.tsv"
sed -i '/@available(iOS 26.0, \*)/d' "$fixture/Stubs/UIKit/UINavigationController.swift"
names=(Subscription AnyCancellable Publisher Just Operation Tab Gauge Transition Screen)
printf 'public final class %s {}\n' "${names[@]}" >"$checkout/Data/Sources/RibletsData/Seeded.swift"
echo 'public struct StateScreen {}' >"$checkout/Bridges/Sources/RibletsPorting/Seeded.swift"
module() {
  find "$2" -name '*.swift' -exec swiftc -emit-module -enable-testing -suppress-warnings -parse-as-library -o "$modules/$1.swiftmodule" -module-name "$1" \
    -package-name appleadapters -I "$modules" -I "$modules/../COpenCombineHelpers.build" "${@:3}" {} +
}
module UIKit "$fixture/Stubs/UIKit" -swift-version 5
module RibletsUIKit "$adapters" -swift-version 6 -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
run env PYTHONPATH="$checkout/scripts/internal" python3 -B "$checkout/scripts/internal/apple-facts.py" "$modules"
expect 'what does not agree with the facts fails' ended_with 1
for method in setTabs setTabBarHidden addKeyCommand encodeRestorableState; do
  expect "the method $method of UIKit is found" said "'$method' redeclares UI"
done
expect 'with its place' said "Sources/RibletsUIKit/Seeded.swift:4: 'setTabs'"
expect 'a file that tvOS would compile fails' said "Sources/RibletsUIKit/Presence.swift:1: 'UIKit' of tvOS and watchOS has no sheets"
expect 'a member of a stub without its version fails' said "'title' is there since iOS 27.0: write @available(iOS 27.0, *)"
expect 'a version that was removed is missed' said "'interactiveContentPopGestureRecognizer' is there since iOS 26.0: write"
for name in "${names[@]}" StateScreen; do
  expect "the name $name is found" said "Seeded.swift: '$name' is ambiguous for type lookup in this context"
done
expect 'a name of the list that is alone is found' said "mirrored-names.tsv: 'Button' of RibletsViews needs no module name any more"

# A package whose test fails.
printf '%s\n' '// swift-tools-version: 6.3' 'import PackageDescription' '' \
  'let package = Package(name: "failing", targets: [.testTarget(name: "FailingTests", path: "Tests")])' >"$fixture/Package.swift"
printf '%s\n' 'import Testing' '' '@Test func fails() { #expect(Bool(false)) }' >"$fixture/Tests/FailingTests.swift"
run "$checkout/scripts/check" apple-adapters
expect 'a test that fails, fails' ended_with 1
expect 'and is shown' said 'Test fails() recorded an issue at FailingTests.swift:3:22'

finish
