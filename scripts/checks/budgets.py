# Fails when something costs more than it may: the budgets of Documentation/Benchmarks.md. And when a page prints a count
# that is not what was measured: see scripts/check figures.
#
#     scripts/check budgets
#
# Counts only, so that a busy machine does not matter. Instructions are counted with valgrind, and queries with the headers of
# SQLite: what is missing is installed by its name, and if that fails, the check fails.

from harness import *

LIMITED = ("^(attach-detach.*|route-.*|attach-branch.*|build-riblet|idle-riblet.*|event-3|subscription|subscribe-cancel|component-10|"
           "debounce-virtual|workflow-5|fan-out-1000+|fan-out-observe-1000|operator-.*|transform-10.*|chain-.*|size-.*)$")
programs, figures = take_benchmarks("benchmarks", "budgets"), new_folder() + "/figures"
write(figures, run(programs + "/benchmarks", "--json", "--counts-only", "--instructions", "--filter", LIMITED).stdout)
with open(figures) as stream:
    status = subprocess.run([programs + "/budgets"], stdin=stream).returncode
# The pages print what was just measured.
sys.exit(subprocess.run([scripts + "/check", "figures", "--measured", figures]).returncode or status)
