import Foundation
import GRDB
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsGRDB

/// A measurement of queries: a stubbed one, and ten thousand rows through the store as a ratio to plain GRDB.
///
/// Everything is measured in turns in one run, and compared by medians, so that a busy machine slows both sides alike.
@main
@MainActor
struct DataSpeed {
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.count == 5, let side = StubbedRemoteQuery.Side(rawValue: arguments[2]), let batches = Int(arguments[4])
    {
      // data-speed --measure SIDE --batches N, under callgrind.
      return try StubbedRemoteQuery().runForCallgrind(side, batches: batches)
    }
    let stubbed = try StubbedQuery().nanoseconds()
    let waiting = try StubbedRemoteQuery.ratio()
    let told = try await ManyObservers().toldCount()
    let list = await IdlePagedList().heldRatio()
    let rows = try TenThousandRows()
    let fetch = try rows.fetchRatio()
    let policy = try await rows.policyRatio()
    let observation = try rows.observationRatio()
    var figures = [
      Figure(name: "A stubbed query, by its value", value: stubbed.byValue, limit: 1000, unit: "ns"),
      Figure(name: "A stubbed query, by its type", value: stubbed.byType, limit: 1000, unit: "ns"),
      Figure(
        name: "Observers of 10,000 that see a change of one query in 100", value: Double(told.observers),
        limit: 100,
        unit: "observers"),
      Figure(
        name: "States that they see: predicted, asked for again, answered", value: Double(told.calls), limit: 300,
        unit: "states"),
      Figure(name: "A fetch of 10,000 rows, to plain GRDB", value: fetch, limit: 1.2, unit: "times"),
      Figure(name: "A fetch of 10,000 rows through a policy, to one without", value: policy, limit: 1.2, unit: "times"),
      Figure(name: "An observation of 10,000 rows, to plain GRDB", value: observation, limit: 1.2, unit: "times"),
    ]
    if let waiting {
      figures.insert(
        Figure(
          name: "A stubbed query that waits, to two that do not and a task, in instructions", value: waiting, limit: 1,
          unit: "times"), at: 2)
    }
    if let list {
      figures.append(
        Figure(name: "An idle list of 100,000 elements, to their bytes", value: list, limit: 2, unit: "times"))
    }
    for figure in figures { print(figure) }
    if figures.contains(where: { !$0.isKept }) { exit(1) }
  }
}

/// A figure and what it may be.
struct Figure: CustomStringConvertible {
  let name: String
  let value: Double
  let limit: Double
  let unit: String

  var isKept: Bool { value <= limit }

  var description: String {
    "\(isKept ? "Kept:  " : "Broken:") \(name): \(rounded(value)) \(unit), at most \(rounded(limit))"
  }

  private func rounded(_ number: Double) -> String {
    number >= 100 ? "\(Int(number.rounded()))" : "\((number * 100).rounded() / 100)"
  }
}

/// The time of each of several runs in turn: their medians.
@MainActor
func medians(of runs: Int, _ bodies: [() throws -> Void]) throws -> [Double] {
  var times: [[Double]] = bodies.map { _ in [] }
  for _ in 0..<runs {
    for (index, body) in bodies.enumerated() {
      let start = DispatchTime.now().uptimeNanoseconds
      try body()
      times[index].append(Double(DispatchTime.now().uptimeNanoseconds - start))
    }
  }
  return times.map { $0.sorted()[runs / 2] }
}
