internal import Foundation
internal import RibletsBenchmarks

/// Reads what `benchmarks --json` prints, and fails if a budget is not kept. `scripts/check budgets` joins the two.
@main
struct BudgetsCommand {
  static func main() {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    do throws(FigureReader.Failure) {
      let report = BudgetReport(Budget.all, for: FigureSet(try FigureReader.figures(in: lines)))
      print(report)
      if !report.isAcceptable { exit(1) }
    } catch {
      StandardOutput.writeError("Error: \(error)")
      exit(65)
    }
  }
}
