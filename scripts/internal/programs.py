"""Runs the programs of a folder by their names: programs.py FOLDER --list, or FOLDER NAME ARGUMENT…"""

from harness import *

folder, *arguments = sys.argv[1:]
name = arguments[0] if arguments else "--help"
entry, place = {"checks": ("scripts/check", "scripts/checks"), "measures": ("scripts/measure", "scripts/measures"),
                "studies": ("Research/run", "Research")}[folder]
program = f"{repository}/{place}/{name}.py"
if name == "--list":
    for file in sorted(glob.glob(f"{repository}/{place}/*.py")):
        # The first sentence of the manual.
        first = " ".join(manual_of(file).split("\n\n")[0].split())
        print(f"{os.path.basename(file)[:-3]:<18} {re.sub('[.:] .*', '.', first)}")
elif name in ("-h", "--help"):
    print(manual_of(f"{repository}/{entry}"))
    sys.exit(0 if arguments else 64)
elif "/" in name or not os.path.isfile(program):
    stop(64, f"There is no '{name}' in {place}. See: {entry} --list")
elif folder != "studies" or {"-h", "--help"} & set(arguments):
    os.execv(sys.executable, [sys.executable, "-Bu", program, *arguments[1:]])
else:
    watch = Watch()
    status = run_for(0, None, sys.executable, "-Bu", program, *arguments[1:])
    print(f"{name}: {f'FAILED with status {status}' if status else 'passed'} in {watch}")
    sys.exit(status)
