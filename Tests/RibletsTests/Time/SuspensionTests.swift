import Testing

@_spi(Data) @testable import Riblets

@MainActor
struct SuspensionTests {
  @Test func `it waits until it is resumed`() async {
    let suspension = Suspension<Int>()
    let task = Task { await suspension.wait(cancelled: -1) }
    while !suspension.isWaiting { await Task.yield() }

    suspension.resume(1)
    suspension.resume(2)

    #expect(await task.value == 1)
    #expect(!suspension.isWaiting)
  }

  @Test func `a value that came before the wait is there at once`() async {
    let suspension = Suspension<Int>()

    suspension.resume(1)

    #expect(await suspension.wait(cancelled: -1) == 1)
  }

  @Test func `a cancelled task gets what it asked for`() async {
    let suspension = Suspension<Int>()
    let task = startTask { #expect(await suspension.wait(cancelled: -1) == -1) }
    await hasBegun { suspension.isWaiting }

    task.cancel()
    await task.value
    suspension.resume(1)
  }

  @Test func `a value beats a cancellation that comes after it`() async {
    let suspension = Suspension<Int>()
    let task = startTask { #expect(await suspension.wait(cancelled: -1) == 1) }
    await hasBegun { suspension.isWaiting }

    suspension.resume(1)
    task.cancel()

    await task.value
  }

  @Test func `a cancellation from another thread arrives`() async {
    let suspension = Suspension<Int>()
    let task = startTask { #expect(await suspension.wait(cancelled: -1) == -1) }
    await hasBegun { suspension.isWaiting }

    await Task.detached { task.cancel() }.value

    await task.value
  }
}
