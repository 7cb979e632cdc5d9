# Measures what queries cost, and fails if it is more than they may: a stubbed one, and 10,000 rows against plain GRDB.
#
#     scripts/measure data
#
# The sides of a ratio are measured in turns in one run, by medians, so that a busy machine slows both alike.

from harness import *

sys.exit(subprocess.run([take_benchmarks("data-speed") + "/data-speed"]).returncode)
