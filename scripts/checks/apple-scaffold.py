# Checks what `riblets new` writes for UIKit and SwiftUI, where there is neither: riblets with every pair of options.
#
#     scripts/check apple-scaffold [--keep NEW]
#
#     --keep NEW   Writes the apps there, and leaves them; a temporary folder otherwise.
#
# The riblets are those of Tools/Tests/RibletsScaffoldTests/Pairs/apple-pairs.txt, in two apps, and what the templates of
# Xcode come to with names filled in. Sources, tests and mocks are type-checked by scripts/check apple-adapters, against
# stubs that are written by hand: what passes here has not been compiled with Apple's SDK. What is written has to be clean
# for the formatter. An app of UIKit of several modules is then built, run and tested as it is, with stand-ins for the views, as
# somebody would do it without a simulator.
#
# The debug tool is the one that tests have built.

from harness import *

if sys.platform == "darwin":
    print("On a Mac the compiler has UIKit and SwiftUI: build what is written for iOS.")
    sys.exit()

from written_apps import *

work, apps = new_folder(), new_folder(option("keep"))
MODULES = """\
- Root
  - Cart (storyboard, presenter)
    - Menu (view swiftui, one-way)
  - Session (view none)
    - Club (storyboard, one-way)
      - Page (view swiftui, presenter)
    - Dish (view swiftui, one-way)
    - Item (presenter, dependency size: Int = 3)
    - Lamp (argument name: String = "Ann")
    - Player (xib, one-way, presenter)
    - Seat
"""
PRINTED = """\
Root
  Cart
    Menu
  Session
    Club
      Page
      Note
    Dish
    Item
    Lamp
    Player
    Shelf
"""
# As SwiftPM writes it for a target with resources.
RESOURCES = "import Foundation\n\nextension Foundation.Bundle {\n  static let module = Bundle.main\n}\n"


def write_app(view, more):
    """An app with the riblets that apple-pairs.txt has for it."""
    os.chdir(apps)
    riblets(f"new app Shop --view {view} --path {view} --strict")
    os.chdir(view)
    write("Sources/Shop/Prices/PriceFeed.swift", PRICES)
    riblets(f'''
        new riblet LoggedIn --parent Root --view none --argument 'player:String="Ann"'
        new riblet Shelf --parent Root --argument 'price:Price=Price(cents: 3)'
        {pairs("apple-pairs.txt", view)}
        new view-model Search --dependency title:String
        new coordinator Shopping --screen Search
        {more}
    ''')
    lint()


def fill_in(template, variant, name, folder):
    """Makes files of a template of Xcode, as Xcode does."""
    files = [file for file in files_of(f"{work}/xcode/Riblets/{template}.xctemplate/{variant}", "") if not file.endswith(".plist")]
    files or sys.exit(f"There is no template '{template}' with '{variant}'.")
    for file in files:
        target = os.path.basename(file).replace("___VARIABLE_productName___", name).replace("___VARIABLE_parentName___", "Shelf")
        text = re.sub("^//___FILEHEADER___$", f"//\n//  {target}\n//", text_of(file), flags=re.M)
        for variable, value in ("VARIABLE_productName:identifier", name), ("VARIABLE_parentName:identifier", "Shelf"), (
                "PROJECTNAMEASIDENTIFIER", "Shop"):
            text = text.replace(f"___{variable}___", value)
        "___" not in text or sys.exit(f"Something is left to fill in, in {target}:\n{text}")
        write(f"{folder}/{target}", text)


def fill_in_templates(folder):
    """A riblet and its tests of each of Xcode's templates, in all variants, with names of one letter and of forty among them."""
    riblets(f"templates xcode --output {work}/xcode")
    variants = [(kind, variant) for kind in ("Riblet", "SwiftUI Riblet")
                for variant in sorted(next(os.walk(f"{work}/xcode/Riblets/{kind}.xctemplate"))[1])]
    len(variants) > 8 or sys.exit("There are no variants of the templates of Xcode.")
    for number, (kind, variant) in enumerate(variants, 1):
        name = {"ownsView": "X", "ownsViewoneWay": "D" + 13 * "ask"}.get(variant, f"Xcode{number}")
        fill_in(kind, variant, name, folder + "/Sources")
        fill_in(kind + " Unit Tests", variant, name, folder + "/Tests")
        if variant == "ownsView":
            fill_in("Child Route", ".", name, folder + "/Sources")
    fill_in("Launch Riblet", ".", "Start", folder + "/Sources")
    lint("--configuration", apps + "/uikit/.swift-format", folder)


def copy(file, folder):
    """A copy of a file to be compiled in one module with the others."""
    write(f"{work}/types/{folder}/{file}", re.sub(r"^ *(@testable )?import Shop$", "", text_of(file), flags=re.M))


def copy_sources(view, *sources):
    """What is in an app, so that it is one module."""
    os.chdir(f"{apps}/{view}")
    run(tool, "mock", *(word for folder in sources for word in ("--sources", folder)), "--testable-imports", "Shop", "--output",
        "Mocks.swift", problem="There are no mocks.")
    for file in (os.path.relpath(file) for file in files_of(".")):
        # Nearly all the time goes into the macros of tests: those of some riblets are enough to be checked in the other settings, too.
        is_test = re.match("Tests/(?!ShopTests/(Lamp|Needle|Urn)/)", file)
        if file != "Package.swift":
            copy(file, view + ("/app" if "App/" in file else "/tests" if is_test else "/riblets"))
    write(f"{work}/types/{view}/riblets/Resources.swift", RESOURCES)


def check_types(folder, settings):
    done = subprocess.run([scripts + "/check", "apple-adapters", settings, *files_of(f"{work}/types/{folder}")])
    done.returncode and sys.exit(f"What is written for {folder} does not compile.")


watch = Watch()
write_app("uikit", "new view-model Browse --view swiftui\nnew coordinator Browsing --screen Browse")
write_app("swiftui", "")
print(f"Apps of UIKit and of SwiftUI, written in {watch}.")
fill_in_templates(apps + "/uikit/Xcode")

watch = Watch()
copy_sources("uikit", "Sources/Shop", "Xcode/Sources")
copy_sources("swiftui", "Sources/Shop")
check_types("uikit", "--ours")
check_types("uikit/riblets", "--others")
# In all but our settings the app of UIKit has shown the same, as it has screens, too.
check_types("swiftui", "--ours")
print(f"Type-checked in {watch}.")

# An app of UIKit of several modules, to which riblets came before and after it was put into them.
os.chdir(apps)
riblets("new app Phone --view uikit --path grouped-uikit --strict")
os.chdir("grouped-uikit")
write(work + "/list.md", MODULES)
riblets(f'''
    new --from {work}/list.md
    modularize --modules-from 2
    new riblet Note --parent Club --storyboard
    new riblet Tray --parent Session --xib --presenter
    rename Tray Shelf
    remove Seat
''')
write(work + "/tree.md", run(tool, "tree").stdout)
riblets(f"new --from {work}/tree.md\nmodularize --check")
lint()
print("$ swift run")
said = run("swift", "run", *SCRATCH, problem="The app does not run.").stdout
print(said, end="")
said == PRINTED or sys.exit(f"That is not the app that was asked for:\n{PRINTED}")
run_tests("in an app of UIKit of several modules, with stand-ins")
