import Foundation
import PackagePlugin

/// Makes the mocks of the modules that a test target depends on: once, and again when something changes that they are
/// made of.
@main
struct RibletsMocksPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let mocked = modules(mockedFor: target)
    if mocked.isEmpty {
      Diagnostics.warning(
        "'\(target.name)' has no mocks: RibletsMocksPlugin makes those of the targets that it depends on in its package."
      )
    }
    let names = Set(mocked.map(\.moduleName))
    let seen = target.recursiveTargetDependencies
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { !names.contains($0.moduleName) }
    let isWhole = !context.package.directoryURL.path.hasSuffix("/.build/riblets-test/package")
    let run = ModuleFiles(
      mocked: mocked.map(ModuleFiles.Module.init), seen: seen.map(ModuleFiles.Module.init),
      targets: isWhole ? context.package.targets.map(\.name).sorted() : nil,
      users: users(in: target, of: context.package))

    let folder = context.pluginWorkDirectoryURL
    let list = folder.appending(path: "modules.json")
    try run.update(list)
    let output = folder.appending(path: "GeneratedMocks.swift")
    let settings = context.package.directoryURL.appending(path: ".riblets/mocks.json")
    var arguments = ["mock", "--modules", list.path, "--output", output.path]
    if !names.isEmpty { arguments += ["--testable-imports"] + names.sorted() }
    var inputs = run.files + [list]
    if FileManager.default.fileExists(atPath: settings.path) {
      arguments += ["--settings", settings.path, "--target", target.name]
      inputs.append(settings)
    }
    return [
      .buildCommand(
        displayName: "Mocks for \(target.name)", executable: try tool(context).url,
        arguments: arguments, inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// The modules of the package that a target depends on directly.
  private func modules(mockedFor target: any Target) -> [SwiftSourceModuleTarget] {
    target.dependencies.compactMap { dependency in
      if case .target(let module) = dependency { module as? SwiftSourceModuleTarget } else { nil }
    }
  }

  /// The files of a target of tests all of whose modules have other targets of tests, too: each has only the mocks that its
  /// files name, as all of them would be compiled several times. `nil` for one that has a module for itself.
  private func users(in target: any Target, of package: Package) -> [String]? {
    guard let module = target as? SwiftSourceModuleTarget, module.kind == .test else { return nil }
    let others = package.targets.filter { other in
      other.name != target.name && (other as? SwiftSourceModuleTarget)?.kind == .test
    }
    let shared = Set(others.flatMap(modules(mockedFor:)).map(\.name))
    return modules(mockedFor: target).allSatisfy { shared.contains($0.name) } ? ModuleFiles.Module(module).files : nil
  }

  /// The command as it was packed, or the part of it that is built from source.
  private func tool(_ context: PluginContext) throws -> PluginContext.Tool {
    do {
      return try context.tool(named: "riblets")
    } catch {
      return try context.tool(named: "RibletsBuildTool")
    }
  }
}
