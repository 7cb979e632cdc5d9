import Foundation
package import RibletsPlans
package import RibletsRepository
package import RibletsTemplates

/// Decides what the file comes to that says what CI runs.
package struct CIPlanner {
  package static let file = ".github/workflows/ci.yml"

  /// The most machines that one file shares tests among: as many as the service runs at once.
  package static let mostShards = 40

  private let templates: TemplateLibrary

  package init(templates: TemplateLibrary = TemplateLibrary()) { self.templates = templates }

  /// The file of an app.
  ///
  /// - Parameters:
  ///   - shards: The machines that share what a change can reach; `nil` if one runs all tests each time.
  ///   - measuresSize: True for a step that holds the app to its limits of size, if Linux can build it.
  /// - Throws: ``RequestProblem`` if the app does not say where Riblets comes from.
  package func text(
    of layout: AppLayout, shards: Int? = nil, measuresSize: Bool = false
  ) throws(RequestProblem) -> String {
    guard let riblets = layout.riblets else {
      throw RequestProblem(
        """
        '\(AppLayout.file)' does not say where Riblets comes from, so CI cannot fetch it. Add "riblets" with the "path" \
        of a folder, or with a "version" and the "address" of a git repository, as 'riblets new app' does.
        """)
    }
    return try templates.render(
      \.ci, TemplateValues(Values(layout, riblets, shards: shards, measuresSize: measuresSize)))
  }

  /// The change of the file.
  ///
  /// One that is there is replaced if it is as Riblets writes it, for any number of machines.
  package func plan(_ app: FoundApp, shards: Int) throws(RequestProblem) -> ScaffoldPlan {
    let measuresSize = FileManager.default.fileExists(atPath: app.root + "/.riblets/cost.json")
    let text = try text(of: app.layout, shards: shards, measuresSize: measuresSize)
    var plan = ScaffoldPlan()
    if measuresSize, app.layout.standardView != .portable {
      plan.notes.append("CI does not hold the size of the app to its limits, as Linux cannot build its views.")
    }
    if let there = FileManager.default.contents(atPath: app.root + "/" + Self.file), try isWritten(there, app.layout) {
      plan.put(PlannedFile(Self.file, text), app.root)
    } else {
      plan.files.append(PlannedFile(Self.file, text))
    }
    if app.layout.riblets?.version == nil {
      plan.notes.append("CI needs the variable RIBLETS of the repository: '\(Self.file)' says what is in it.")
    }
    return plan
  }

  private func isWritten(_ content: Data, _ layout: AppLayout) throws(RequestProblem) -> Bool {
    for shards in [nil] + (1...Self.mostShards).map(Optional.init) {
      for measuresSize in [false, true] {
        let text = try text(of: layout, shards: shards, measuresSize: measuresSize)
        if Data(text.utf8) == content { return true }
      }
    }
    return false
  }

  private struct Values: Encodable {
    let name: String
    let isPortable, isSelected, isSharded, measuresSize: Bool
    let ribletsPath, packedTool: String?
    let shards: Int
    let shardList: String
    // Expressions of GitHub; their braces are those of templates, too.
    let ribletsVariable = "${{ vars.RIBLETS }}"
    let shardVariable = "${{ matrix.shard }}"
    let commitVariable = "${{ github.sha }}"
    let baseVariable = "${{ github.event.pull_request.base.sha }}"

    init(_ layout: AppLayout, _ riblets: AppLayout.Riblets, shards: Int?, measuresSize: Bool) {
      name = layout.module
      isPortable = layout.view == RibletRequest.View.portable.rawValue
      ribletsPath = riblets.path
      packedTool = riblets.packedTool
      self.measuresSize = measuresSize && isPortable
      isSelected = shards != nil
      isSharded = (shards ?? 1) > 1
      self.shards = shards ?? 1
      shardList = (1...max(1, shards ?? 1)).map(String.init).joined(separator: ", ")
    }
  }
}
