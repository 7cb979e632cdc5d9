# shellcheck shell=bash
# The modules that adapters, their stubs and mocks of Combine are compiled with. Sourced after packages.sh, not run; the working
# folder is the repository, and `work` a temporary one.
# shellcheck disable=SC2154 # they and packages.sh set the others

fixture=Fixtures/AppleAdapters
features=()
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility InferIsolatedConformances \
  NonisolatedNonsendingByDefault ImmutableWeakCaptures; do
  features+=(-enable-upcoming-feature "$feature")
done
# Swift Testing has an overlay for UIKit, which wants the real one.
common=(-parse-as-library -diagnostic-style llvm -Xfrontend -disable-cross-import-overlays)
testing_macros=$(swiftc -print-target-info | sed -nE 's/^ *"runtimeResourcePath" *: *"([^"]*)".*/\1/p')/host/plugins/testing

sources_of() { find "$1" -name '*.swift' | sort; }

# Type-checks a module and writes what others need of it.
# emit FOLDER MODULE SOURCES OPTION…
emit() {
  local folder=$1 module=$2 sources
  sources=$(sources_of "$3")
  shift 3
  # shellcheck disable=SC2086 # our sources have no spaces in their names
  swiftc -emit-module -module-name "$module" -o "$folder/$module.swiftmodule" -I "$folder" "${common[@]}" "$@" $sources 2>&1
}

# The interface of OpenCombine, whose version the fixture names.
emit_combine() {
  local sources=$fixture/.build/checkouts/OpenCombine/Sources
  swift package --package-path "$fixture" resolve &&
    mkdir "$1/COpenCombineHelpers" &&
    cp "$sources"/COpenCombineHelpers/include/* "$1/COpenCombineHelpers" &&
    printf 'module COpenCombineHelpers { header "COpenCombineHelpers/COpenCombineHelpers.h" export * }\n' >"$1/module.modulemap" &&
    emit "$1" OpenCombine "$sources/OpenCombine" -wmo -swift-version 5 -suppress-warnings
}

# The modules of everything that the adapters and the files import. Made anew when one of the sources is another one.
modules=''
lay_out_modules() {
  local key building own=(-swift-version 6 -package-name riblets "${features[@]}")
  key=$(
    {
      swiftc --version 2>/dev/null
      find Sources/{Riblets,RibletsMVVM,RibletsMVVMTesting,RibletsPages,RibletsTestCore,RibletsTesting,RibletsSpec} "$fixture/Stubs" -name '*.swift' -exec cksum {} + | sort
    } | cksum | cut -d ' ' -f 1
  )
  modules=$repository/.build/apple-adapters/$key
  [[ ! -d $modules ]] || return 0
  mkdir -p "$repository/.build/apple-adapters"
  building=$work/modules
  mkdir "$building"
  if ! {
    emit_combine "$building" &&
      emit "$building" Combine "$fixture/Stubs/Combine" -swift-version 5 -suppress-warnings &&
      emit "$building" UIKit "$fixture/Stubs/UIKit" -swift-version 5 -suppress-warnings &&
      emit "$building" SwiftUI "$fixture/Stubs/SwiftUI" -swift-version 5 -suppress-warnings &&
      emit "$building" os "$fixture/Stubs/os" -swift-version 5 -suppress-warnings &&
      emit "$building" Riblets Sources/Riblets "${own[@]}" &&
      emit "$building" RibletsTestCore Sources/RibletsTestCore "${own[@]}" &&
      emit "$building" RibletsTesting Sources/RibletsTesting "${own[@]}" -plugin-path "$testing_macros" &&
      emit "$building" RibletsMVVM Sources/RibletsMVVM "${own[@]}" &&
      emit "$building" RibletsMVVMTesting Sources/RibletsMVVMTesting "${own[@]}" -plugin-path "$testing_macros" &&
      emit "$building" RibletsPages Sources/RibletsPages "${own[@]}" &&
      emit "$building" RibletsSpec Sources/RibletsSpec "${own[@]}" -plugin-path "$testing_macros"
  } >"$building/messages" 2>&1; then
    cat "$building/messages" >&2
    echo 'The stubs, or what the adapters depend on, do not compile.' >&2
    exit 1
  fi
  keep "$building" "$modules"
}

# keep FOLDER PLACE: puts a folder where others look for it. Somebody else may have been first.
keep() {
  local building
  [[ ! -d $2 ]] || return 0
  building=$(mktemp -d "$repository/.build/apple-adapters/building.XXXXXX")
  cp -R "$1/." "$building"
  mv -T "$building" "$2" 2>/dev/null || rm -rf "$building"
}
