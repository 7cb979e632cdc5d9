import Foundation
import RibletsCost
import RibletsPlans
import Testing

struct StartProfileTests {
  @Test func `an instruction belongs to the nearest riblet on the stack, and none is counted twice`() throws {
    let text = """
      # callgrind format
      positions: line
      events: Ir
      fn=(1) swift_release'$s4Shop10CartRouterC4openyyF'$s4Shop10MenuRouterC4openyyF'main
      0 100
      calls=2 0
      0 5000
      +3 20
      fn=(2) $s4Shop10MenuRouterC4openyyF'main
      cfn=(1)
      calls=1 0
      0 120
      * 7
      fn=(3) main
      0 3
      fn=(1)
      -1 30

      """
    let functions = ["$s4Shop10CartRouterC4openyyF": "Cart", "$s4Shop10MenuRouterC4openyyF": "Menu"]
    let profile = try StartProfile(Data(text.utf8), ribletsOfFunctions: functions)

    #expect(profile.riblets == ["Cart": 150, "Menu": 7])
    #expect(profile.instructions == 160)
  }

  @Test func `a profile without instructions is refused`() {
    #expect(throws: RequestProblem.self) { try StartProfile(Data("events: Ir\n".utf8), ribletsOfFunctions: [:]) }
  }
}
