# Runs the benchmarks; with --instructions, installs what counts them first.
#
#     scripts/measure benchmarks [--json] [--instructions] [--counts-only] [--list] [--filter REGEX] [--seconds SECONDS]
#
#     --json             One line of JSON for each benchmark.
#     --instructions     Counts instructions too, with valgrind, which is installed if it is missing.
#     --counts-only      Without times.
#     --list             Lists the benchmarks.
#     --filter REGEX     Only benchmarks whose name matches.
#     --seconds SECONDS  How long each benchmark is measured.
#
# The same as `swift run -c release --package-path Benchmarks benchmarks`, whose --help explains more.

from harness import *

program = take_benchmarks("benchmarks", counts=option("instructions")) + "/benchmarks"
words = [word for name, value in options.items() for word in ["--" + name.replace("_", "-"), *([value] if value != "yes" else [])]]
os.execv(program, [program, *words])
