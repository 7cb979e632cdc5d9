import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// `riblets new riblet`: a riblet with its tests, joined to its parent.
struct NewRibletCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "riblet",
    abstract: "Write a riblet with tests of every role, and connect it to its parent with a route.",
    discussion: """
      Example: riblets new riblet Product --parent Home --shown pushed --key name:String

      The route from the parent is a file of its own. The command changes at most one line of your code: the parent \
      begins with a child that is embedded, a tab or hidden, unless you change this with --attach. For other \
      children, you call 'router?.route(to:)' in the interactor of the parent.

      Write a dependency or an argument as name:Type, or name:Type=value. The parent attaches the child with the \
      value of an argument at the start. The parent creates the value of a dependency if no component above has it. \
      Tests use the value of an argument, too.
      """
  )

  @Argument(help: "The name of the riblet, such as Checkout. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The parent of the riblet.", valueName: "name"))
  var parent: String?

  @Option(
    help:
      "The view of the riblet: portable, uikit, swiftui, or none. Without a view, the children appear in a view further up."
  )
  var view: RibletRequest.View?

  @Flag(help: "Give a view of UIKit a storyboard.")
  var storyboard = false

  @Flag(help: "Give a view of UIKit a nib.")
  var xib = false

  @Flag(help: "Put a presenter between the interactor and the view.")
  var presenter = false

  @Option(help: "How the interactor and the view talk: two-way, or one-way.")
  var flow = RibletRequest.Flow.twoWay

  @Option(help: "How the parent shows the riblet: \(Presentation.list).")
  var shown: Presentation?

  @Option(
    help: ArgumentHelp(
      "An argument that distinguishes several of these children, for example in a list.", valueName: "name:Type"))
  var key: String?

  @Option(help: "When the parent attaches the riblet: start, or by-hand.")
  var attach: RibletRequest.Attachment?

  @Option(help: ArgumentHelp("A dependency from above. Can be repeated.", valueName: "name:Type"))
  var dependency: [String] = []

  @Option(
    help: ArgumentHelp(
      "An argument that is known only when the riblet is built. Can be repeated.", valueName: "name:Type"))
  var argument: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("A module with the types of dependencies and arguments. Can be repeated.", valueName: "module"))
  var imports: [String] = []

  @Flag(
    help:
      "Say that routes can keep the arguments, where the sources do not tell: their types are Codable, Hashable and Sendable."
  )
  var codable = false

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func validate() throws {
    if storyboard, xib { throw ValidationError("--storyboard and --xib exclude each other.") }
  }

  func run() throws {
    try options.run(in: place) { app in
      let planner = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in try RibletPlanner(app) }
      var request = try self.request(planner, Prompt(), view: RibletRequest.View(rawValue: app.layout.view))
      try giveValues(to: &request, planner, Prompt())
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try planner.plan(request, isRepeated: options.force || options.skip)
      }
      let parent = request.parent.map { " --parent \($0)" } ?? ""
      return ("riblets new riblet \(request.name)\(parent)", plan)
    }
  }

  // MARK: What is asked for

  private func request(
    _ planner: RibletPlanner, _ prompt: Prompt, view standard: RibletRequest.View?
  ) throws(CommandFailure) -> RibletRequest {
    let isAsked = name == nil
    var request = RibletRequest(name: try askedName(prompt))
    request.parent = parent
    request.view = view ?? standard ?? .portable
    if isAsked { try ask(for: &request, planner, prompt) }
    request.interface = storyboard ? .storyboard : xib ? .xib : .code
    request.hasPresenter = presenter
    request.flow = flow
    request.attachment = attach
    request.shown = shown
    request.imports = imports
    request.isCodable = codable
    request.dependencies = try items(dependency, "--dependency")
    let key = try items(self.key.map { [$0] } ?? [], "--key")
    request.key = key.first?.name
    request.arguments = key + (try items(argument, "--argument"))
    return request
  }

  /// Asks how the parent makes dependencies that it has not; where nobody can be asked, the option has to say it.
  private func giveValues(
    to request: inout RibletRequest, _ planner: RibletPlanner, _ prompt: Prompt
  ) throws(CommandFailure) {
    let (name, parent) = (request.name, request.parent ?? "")
    let unknown = try CommandFailure.attempt(.wrongArguments) { [request] () throws(RequestProblem) in
      try planner.unknownDependencies(of: request)
    }
    for item in unknown {
      let text = "\(item.name):\(item.type)"
      let need =
        "'\(parent)' has no '\(item.name)' for '\(name)'. Say how '\(parent)' makes it: --dependency '\(text)=…'. Or declare 'var \(item.name): \(item.type) { get }' in '\(parent)Dependency' first."
      guard options.asks else { throw CommandFailure(need, .wrongArguments) }
      let answer = prompt.answer(to: "The value of '\(item.name): \(item.type)', which '\(parent)' makes") { value in
        do throws(RequestProblem) {
          return try TypedItem("\(text)=\(value)", option: "--dependency").value == nil ? need : nil
        } catch {
          return error.description
        }
      }
      guard let answer, let place = request.dependencies.firstIndex(of: item) else {
        throw CommandFailure(need, .wrongArguments)
      }
      request.dependencies[place] = try items(["\(text)=\(answer)"], "--dependency")[0]
    }
  }

  private func items(_ texts: [String], _ option: String) throws(CommandFailure) -> [TypedItem] {
    var items: [TypedItem] = []
    for text in texts {
      items.append(
        try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in try TypedItem(text, option: option) }
      )
    }
    return items
  }

  private func askedName(_ prompt: Prompt) throws(CommandFailure) -> RibletName {
    if let name { return try .checked(name) }
    guard options.asks else {
      throw CommandFailure("The riblet has no name. Give one: riblets new riblet Checkout.", .wrongArguments)
    }
    let answer = prompt.answer(to: "The name of the riblet") { text in
      do throws(CommandFailure) { _ = try RibletName.checked(text); return nil } catch { return error.description }
    }
    guard let answer else { throw CommandFailure("The riblet has no name. Nothing was written.", .wrongArguments) }
    return try .checked(answer)
  }

  /// Asks for what belongs to a name that was asked for.
  private func ask(for request: inout RibletRequest, _ planner: RibletPlanner, _ prompt: Prompt) throws(CommandFailure)
  {
    let gone = CommandFailure("The input ended. Nothing was written.", .wrongArguments)
    let names = planner.ribletNames
    if parent == nil, !names.isEmpty {
      let standard = names.contains("Root") ? "Root" : "none"
      let answer = prompt.answer(to: "Its parent, or none", standard: standard) { text in
        text == "none" || names.contains(text)
          ? nil : "There is no riblet '\(text)'. There are: \(names.joined(separator: ", "))."
      }
      guard let answer else { throw gone }
      request.parent = answer == "none" ? nil : answer
    }
    if view == nil {
      let answer = prompt.answer(to: "Its view, portable, uikit, swiftui or none", standard: request.view.rawValue) {
        RibletRequest.View(rawValue: $0) == nil ? "Answer portable, uikit, swiftui or none." : nil
      }
      guard let answer, let view = RibletRequest.View(rawValue: answer) else { throw gone }
      request.view = view
    }
  }
}

extension RibletRequest.View: ExpressibleByArgument {}
extension RibletRequest.Flow: ExpressibleByArgument {}
extension RibletRequest.Attachment: ExpressibleByArgument {}
extension Presentation: ExpressibleByArgument {}
