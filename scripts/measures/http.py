# Measures 1,000 requests over the loopback interface, and fails if they take more than 1.3 times what plain URLSession takes.
#
#     scripts/measure http
#
# Both sides are measured in turns in one run, by medians, so that a busy machine slows them alike.

from harness import *

places = ["-c", "release", *places_of("Data")]
build("HTTPSpeed", *places, "--product", "HTTPSpeed")
sys.exit(subprocess.run([os.path.dirname(modules_of(places)) + "/HTTPSpeed"]).returncode)
