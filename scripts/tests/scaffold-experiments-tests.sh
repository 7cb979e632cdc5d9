#!/usr/bin/env bash
# Holds scripts/merge-experiment, scripts/scaffold-attacks, scripts/scaffold-speed and scripts/bazel-check to what they refuse.
# CI runs the experiments in small.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

run "$scripts/merge-experiment" --branches none
expect 'a number has to be one' ended_with 64
expect 'and it says how' said '--branches needs a number, as in: scripts/merge-experiment --branches 12'
run "$scripts/merge-experiment" --tool "$place/nothing"
expect 'the tool has to be there' ended_with 64
run "$scripts/merge-experiment" --keep "$place"
expect 'a folder that is there stays as it is' ended_with 64
expect 'and it says so' said '--keep needs a folder that is not there yet.'
run "$scripts/merge-experiment" --twice
expect 'an unknown argument is refused' said "Unknown argument '--twice'. See: scripts/merge-experiment --help"

run "$scripts/scaffold-attacks" --kills many
expect 'kills are counted' said '--kills needs a number, as in: scripts/scaffold-attacks --kills 12'
run "$scripts/scaffold-attacks" --tool "$place/nothing"
expect 'the tool that is attacked has to be there' ended_with 64

run "$scripts/scaffold-speed" --packed "$place"
expect 'a packed tool has a manifest' said '--packed needs a folder that scripts/pack-tool has written.'
run "$scripts/scaffold-speed" --runs
expect 'runs are counted' said '--runs needs a number, as in: scripts/scaffold-speed --runs 3'

run "$scripts/bazel-check" --changes some
expect 'changes are counted' said '--changes needs a number, as in: scripts/bazel-check --changes 12'
run "$scripts/bazel-check" --tool "$place/nothing"
expect 'the tool whose files are loaded has to be there' ended_with 64
run "$scripts/bazel-check" --keep "$place"
expect 'a folder that is there is not written to' said '--keep needs a folder that is not there yet.'
run "$scripts/bazel-check" --long
expect 'it has no other length' said "Unknown argument '--long'. See: scripts/bazel-check --help"

finish
