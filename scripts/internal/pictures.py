# Writes the dark pictures of Documentation/Pictures from the light ones.
#
#     scripts/pictures [--check] [--screenshots]
#
#     --check         Writes nothing, and fails if a dark drawing is not the light one in dark colours.
#     --screenshots   Takes new screenshots of the map and of the living documentation, too. Needs Swift and Chromium.
#
# Draw in a `.light.svg` file, in its colours, run this, look at both, and commit both.

from harness import *

os.chdir(repository + "/Documentation/Pictures")
# Texts, lines, boxes, their edges and notes.
DARK = {"#1f2328": "#f0f6fc", "#59636e": "#9198a1", "#ddf4ff": "#121d2f", "#0969da": "#4493f8", "#fff8c5": "#272115"}


def take_screenshot(name, page, size):
    """Light and dark; 0 is dark and 1 is light in Chromium's settings."""
    for number, scheme in enumerate(("dark", "light")):
        run(chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=3000",
            "--window-size=" + size, f"--blink-settings=preferredColorScheme={number}", f"--screenshot={name}.{scheme}.png", "file://" + page)


failed = False
for light in sorted(glob.glob("*.light.svg")):
    dark = light.replace(".light.", ".dark.")
    text = re.sub("#[0-9a-f]{6}", lambda colour: DARK.get(colour[0], colour[0]), text_of(light))
    if os.path.exists(dark) and text_of(dark) == text:
        continue
    if option("check"):
        failed = True
        print(f"{dark} is not {light} in dark colours. Run scripts/pictures, and commit both.", file=sys.stderr)
    else:
        write(dark, text)
if option("screenshots"):
    chromium, work = take_chromium(), new_folder()
    run(scripts + "/riblets", "map", "--package-path", repository + "/Examples/SampleFeatures", "--portable", "--output", work + "/map.html")
    take_screenshot("map", work + "/map.html", "1280,640")
    # The spec of Documentation/Specs.md.
    run("swift", "test", "--disable-build-manifest-caching", "--package-path", repository, "--filter", "RibletsSpecTests.CartSpec",
        RIBLETS_LIVING_DOCS=work + "/docs")
    take_screenshot("specs", work + "/docs/index.html", "1000,560")
sys.exit(failed)
