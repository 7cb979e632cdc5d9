"""Runs the tool of this checkout."""

from harness import *

tool = take_tool(packed=True)
os.execv(tool, [tool, *sys.argv[1:]])
