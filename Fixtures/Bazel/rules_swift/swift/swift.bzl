"""A stand-in for the rules of the same names, for Research/run bazel: the attributes that 'riblets export bazel' writes.

One call of swiftc compiles a module to one object, and one links. No caches, no other platform than this one, no C, and
tests are those of Swift Testing.
"""

SwiftInfo = provider(fields = {"modules": "The .swiftmodule files.", "objects": "The .o files."})

# The macros of Testing are beside the compiler. What it keeps of C headers is in a folder that a sandbox may write.
_swiftc = """tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
exec swiftc -plugin-path "$tools/../lib/swift/host/plugins/testing" -module-cache-path "${SWIFT_MODULE_CACHE:-/tmp/bazel-clang}" "$@"
"""

def _run(ctx, mnemonic, arguments, inputs, outputs):
    ctx.actions.run_shell(
        command = _swiftc,
        arguments = [arguments],
        inputs = inputs,
        outputs = outputs,
        mnemonic = mnemonic,
        progress_message = "%s %s" % (mnemonic, ctx.attr.module_name),
        use_default_shell_env = True,
    )

def _folder(file):
    return file.dirname

def _compile(ctx):
    infos = [target[SwiftInfo] for target in ctx.attr.deps]
    seen = depset(transitive = [info.modules for info in infos])
    module = ctx.actions.declare_file(ctx.attr.module_name + ".swiftmodule")
    object = ctx.actions.declare_file(ctx.attr.module_name + ".o")
    arguments = ctx.actions.args()
    arguments.add_all(["-c", "-wmo", "-Onone", "-enable-testing", "-module-name", ctx.attr.module_name, "-o", object])
    arguments.add_all(["-emit-module", "-emit-module-path", module])
    arguments.add_all(seen, map_each = _folder, before_each = "-I", uniquify = True)
    arguments.add_all(ctx.attr.copts)
    if ctx.attr._is_library:
        arguments.add("-parse-as-library")
    arguments.add_all(ctx.files.srcs)
    _run(ctx, "SwiftCompile", arguments, depset(ctx.files.srcs, transitive = [seen]), [module, object])
    return SwiftInfo(
        modules = depset([module], transitive = [seen]),
        objects = depset([object], transitive = [info.objects for info in infos]),
    )

def _library_impl(ctx):
    info = _compile(ctx)
    return [info, DefaultInfo(files = depset(transitive = [info.modules, info.objects]))]

def _program_impl(ctx):
    info = _compile(ctx)
    program = ctx.actions.declare_file(ctx.label.name)
    arguments = ctx.actions.args()
    arguments.add_all(["-o", program])
    arguments.add_all(info.objects)
    if ctx.files._runner:
        arguments.add_all(["-parse-as-library", "-module-name", "TestRunner"])
        arguments.add_all(ctx.files._runner)
    _run(ctx, "SwiftLink", arguments, depset(ctx.files._runner, transitive = [info.objects]), [program])
    return [DefaultInfo(executable = program, runfiles = ctx.runfiles(files = ctx.files.data))]

def _attributes(is_library, runner = []):
    return {
        "srcs": attr.label_list(allow_files = [".swift"]),
        "deps": attr.label_list(providers = [SwiftInfo]),
        "data": attr.label_list(allow_files = True),
        "module_name": attr.string(mandatory = True),
        "copts": attr.string_list(),
        "alwayslink": attr.bool(),
        "_is_library": attr.bool(default = is_library),
        "_runner": attr.label_list(default = runner, allow_files = True),
    }

swift_library = rule(implementation = _library_impl, attrs = _attributes(True))
swift_binary = rule(implementation = _program_impl, attrs = _attributes(False), executable = True)
swift_test = rule(
    implementation = _program_impl,
    attrs = _attributes(True, [Label("//swift:TestRunner.swift")]),
    test = True,
)
