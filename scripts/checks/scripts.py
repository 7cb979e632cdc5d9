# Checks the shell scripts of the repository with shellcheck. Any finding fails.
#
#     scripts/check scripts

from harness import *

os.chdir(repository)
files = [file for file in tracked(".ci", "scripts", "Research", "*/scripts/*", "*.sh")
         if re.match("#!.*(bash|/sh)$|# shellcheck shell=", text_of(file, errors="replace").partition("\n")[0])]
subprocess.run([take_program("shellcheck"), "-x", *files]).returncode and sys.exit(1)
print(f"{len(files)} scripts are clean.")
