# Checks what `riblets new` writes: an app with every pair of options of `riblets new riblet`, and with each other part, builds
# and passes its tests.
#
#     scripts/check scaffold [--keep NEW]
#
#     --keep NEW   Writes the app there, and leaves it; a temporary folder otherwise.
#
# Each command is shown as somebody would type it. Some riblets are renamed or removed again before the tests run. The riblets are
# those of Tools/Tests/RibletsScaffoldTests/Pairs/pairs.txt. What is written has to be clean for the formatter, for names of one
# letter and of forty. The mocks are made by the packed debug tool, which tests have built anyway. That an app from nothing runs
# and shows what was asked for is checked by scripts/check getting-started.

from written_apps import *

work = new_folder()
os.chdir(work)
for name in ("A", "D" + 13 * "esk"):
    riblets(f"new app {name} --path {name}")
    lint(*(f"{name}/{part}" for part in ("Sources", "Tests", "Package.swift")))

os.chdir(new_folder(option("keep")))
riblets("new app Shop")
os.chdir("Shop")
write("Sources/Shop/Prices/PriceFeed.swift", PRICES)
riblets('''
    new riblet LoggedIn --parent Root --view none --argument 'player:String="Ann"'
    new riblet Menu --parent LoggedIn --presenter --dependency player:String --shown tab
    new riblet Shelf --parent Root --argument 'price:Price=Price(cents: 3)'
    new worker Location --riblet Root --dependency day:Date
    new worker Poll --riblet LoggedIn
    new worker Watch --riblet Menu --dependency player:String
    new riblet Score --parent LoggedIn --dependency 'moves:EventStream<Int>=MutableEventStream<Int>().stream' --dependency 'points:StateStream<Int>=MutableStateStream(0).stream'
    new worker Count --riblet Score --dependency 'moves:EventStream<Int>' --dependency 'points:StateStream<Int>'
    new workflow OpenShelf --riblet Root --argument 'price:Price=Price(cents: 3)' --argument place:Int
    new workflow Visit --riblet LoggedIn --argument id:String
    new riblet Loan --dependency day:Date --dependency rate:Double=1.5 --view none
    new view-model Search --dependency 'price:Price=Price(cents: 3)'
    new view-model Hello --view none
    new coordinator Shopping --screen Search
    new query Burgers --domain Food --model Burger
    new query SaveBurger --domain Food --model Burger --mutate
''')
riblets(pairs("pairs.txt", "portable"))
for place in ("embedded", "item", "pushed", "sheet", "fullScreen", "tab", "overlay", "hidden"):
    riblets(f'''
        new riblet Of{place[0].upper() + place[1:]}s --parent Shelf --shown {place} --argument size:Int=3
        new riblet Keyed{place[0].upper() + place[1:]}s --parent LoggedIn --shown {place} --key 'id:String="a"' --view none
    ''')

# Riblets with several parents and in circles, and other names.
write(work + "/crates.md", """\
- Warehouse (view none, argument size: Int = 3)
  - Crate (presenter, dependency title: String = "Wood")
    - Crate (again, by-hand)
  - Pallet (one-way, dependency day: Date)
    - Crane
    - Crate (again)
""")
riblets(f'''
    new --from {work}/crates.md --parent Root
    rename Crate B{17 * "ox"}
    rename Pallet Rack
    rename Shelf Cupboard
    add dependency mood:String --to Crane
''')
# What is removed again leaves nothing.
shutil.copytree(".", work + "/before")
riblets('''
    new riblet Lorry --parent Rack --presenter --dependency 'title:String="Tea"'
    new riblet Axle --parent Lorry --flow one-way
    new worker Horn --riblet Lorry --dependency title:String
    remove Lorry --recursive
''')
run("diff", "-r", "--exclude", ".build", "--exclude", "journal", work + "/before", ".",
    problem="A riblet that was removed left something.")

# Parts with names that are as long as names can be, for the formatter.
long = "D" + 12 * "esk" + "es"
values = "someLongNameOfSomething:String --{0} another:Int"
riblets(f'''
    new worker {long}t --riblet {long}k --dependency {values.format("dependency")}
    new workflow {long}t --riblet {long}k --argument {values.format("argument")}
    new view-model {long}v --dependency {values.format("dependency")}
    new coordinator {long}w --screen {long}v
    new query {long}x --domain {long}y --model {long}z
    new query {long}a --domain {long}y --model {long}z --mutate
''')
lint()
run_tests("with every pair of options")
