# shellcheck shell=bash
# What the riblets of Tools/Tests/RibletsScaffoldTests/Pairs are written with, and where the apps with them are built.
# Sourced after packages.sh, not run.

# All apps are built in one folder, so that Riblets is compiled once for them: by one script at a time, as tests that are run
# without a build are those of the last app there.
# shellcheck disable=SC2034,SC2154 # for those who source this; they and packages.sh set the others
app_options=(--scratch-path "$repository/.build/apps")

# Where prices come from, for riblets that depend on an object and that take a value of the app's own.
write_prices() {
  mkdir -p "$1/Prices"
  cat >"$1/Prices/PriceFeed.swift" <<'SWIFT'
/// Where prices come from.
/// @mockable
@MainActor
protocol PriceFeed: AnyObject, Sendable {}

/// Prices that never change.
final class FixedPriceFeed: PriceFeed {}

/// What something costs.
struct Price: Codable, Hashable, Sendable {
  var cents: Int
}
SWIFT
}

# write_pairs FILE APP: the riblets of one kind of app, with every pair of options; `count` is how many.
write_pairs() {
  local name app view interface presenter flow attach dependency argument parent options
  count=0
  while IFS=' |' read -r name app view interface presenter flow attach dependency argument parent; do
    [[ $name != \#* && $app == "$2" ]] || continue
    options=(--view "$view" --flow "$flow")
    [[ $interface == code ]] || options+=("--$interface")
    [[ $presenter != yes ]] || options+=(--presenter)
    [[ $attach == default ]] || options+=(--attach "$attach")
    case $dependency in
      title) options+=(--dependency 'title:String="Tea"') ;;
      feed) options+=(--dependency 'feed:any PriceFeed=FixedPriceFeed()') ;;
      player) options+=(--dependency 'player:String="Ann"') ;;
    esac
    case $argument in
      standard) options+=(--argument 'day:Date=Date(timeIntervalSince1970: 0)') ;;
      own) options+=(--argument 'price:Price=Price(cents: 3)') ;;
    esac
    case $parent in
      root) options+=(--parent Root) ;;
      view) options+=(--parent Shelf) ;;
      viewless) options+=(--parent LoggedIn) ;;
    esac
    riblets new riblet "$name" "${options[@]}"
    count=$((count + 1))
  done <"$repository/Tools/Tests/RibletsScaffoldTests/Pairs/$1"
  ((count > 4)) || fail 'There are no pairs of options to check.'
}

# riblets ARGUMENT…: shows the command, and runs it.
riblets() {
  printf '$ riblets'
  printf ' %q' "$@"
  printf '\n'
  "$tool" "$@" >"$work/log" 2>&1 || fail "It ended with $?."
}

# lint: what is written has to be clean for the formatter.
lint() { swift format lint --strict --recursive Sources Tests Package.swift || fail 'The formatter finds something.'; }

# run_tests WHAT: builds the app and its tests, and runs them.
run_tests() {
  local started=$SECONDS summary
  swift test "${app_options[@]}" --disable-xctest >"$work/log" 2>&1 || fail "The tests of $1 fail."
  summary=$(grep -E 'Test run with [0-9]+ tests in [0-9]+ suites passed' "$work/log") || fail 'No test ran.'
  echo "$("$tool" tree | grep '^ *- ' | grep -cv '(again') riblets, $1: ${summary#*Test run with } Built and run in $((SECONDS - started)) s."
}
