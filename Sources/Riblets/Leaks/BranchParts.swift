/// The parts of all riblets of a branch, held weakly.
@MainActor
package struct BranchParts {
  let suspects: [LeakSuspect]

  init(_ branch: some Collection<RibletNode>) {
    var top: LeakSuspect?
    suspects = branch.map { node in
      let suspect = LeakSuspect(node, in: top, after: .terminated, at: nil)
      top = top ?? suspect
      return suspect
    }
  }
}
