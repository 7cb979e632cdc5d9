import Testing

@_spi(Data) @testable import Riblets

@MainActor
struct WaitingLineTests {
  @Test func `tasks go on in the order in which they were resumed`() async {
    for _ in 0..<1_000 {
      var order: [Int] = []
      let suspensions = (0..<5).map { _ in Suspension<Void>() }
      let tasks = suspensions.indices.map { index in
        startTask {
          await suspensions[index].wait(cancelled: ())
          order.append(index)
        }
      }
      let wanted = [3, 0, 4, 1, 2]
      await hasBegun { suspensions.allSatisfy(\.isWaiting) }

      for index in wanted { suspensions[index].resume(()) }
      for task in tasks { await task.value }

      #expect(order == wanted)
    }
  }

  @Test func `a cancelled task keeps its place`() async {
    var order: [Int] = []
    let suspensions = (0..<3).map { _ in Suspension<Void>() }
    let tasks = suspensions.indices.map { index in
      startTask {
        await suspensions[index].wait(cancelled: ())
        order.append(index)
      }
    }
    await hasBegun { suspensions.allSatisfy(\.isWaiting) }

    tasks[2].cancel()
    suspensions[0].resume(())
    tasks[1].cancel()
    for task in tasks { await task.value }

    #expect(order == [2, 0, 1])
  }

  @Test func `a task that resumes another one while it goes on does not wait for it`() async {
    let (first, second) = (Suspension<Void>(), Suspension<Void>())
    var order: [String] = []
    let tasks = [
      startTask {
        await first.wait(cancelled: ())
        second.resume(())
        order.append("first")
      },
      startTask {
        await second.wait(cancelled: ())
        order.append("second")
      },
    ]
    await hasBegun { first.isWaiting && second.isWaiting }

    first.resume(())
    for task in tasks { await task.value }

    #expect(order == ["first", "second"])
  }
}
