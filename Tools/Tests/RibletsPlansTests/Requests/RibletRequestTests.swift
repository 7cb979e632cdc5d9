import RibletsSource
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RibletRequestTests {
  private func problem(_ change: (inout RibletRequest) throws -> Void) throws -> String? {
    var request = RibletRequest(name: try RibletName("Cart"))
    try change(&request)
    do throws(RequestProblem) {
      try request.check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a plain request is in order`() throws {
    #expect(try problem { _ in } == nil)
  }

  @Test(arguments: [RibletRequest.View.uikit, .swiftui], [false, true])
  func `views of UIKit and SwiftUI take every flow and a presenter`(view: RibletRequest.View, hasPresenter: Bool) throws
  {
    for flow in RibletRequest.Flow.allCases {
      #expect(try problem { ($0.view, $0.flow, $0.hasPresenter) = (view, flow, hasPresenter) } == nil)
    }
  }

  @Test(arguments: [RibletRequest.View.portable, .swiftui, .none], [RibletRequest.Interface.storyboard, .xib])
  func `storyboards and nibs are for UIKit`(view: RibletRequest.View, interface: RibletRequest.Interface) throws {
    let message =
      "--\(interface.rawValue) is for views of UIKit, and this one is --view \(view.rawValue). Add --view uikit, or leave it out."
    #expect(try problem { ($0.view, $0.interface) = (view, interface) } == message)
    #expect(try problem { ($0.view, $0.interface) = (.uikit, interface) } == nil)
  }

  @Test(arguments: [("Tab", "TabView"), ("RouteTab", "RouteTabScreen"), ("Scroll", "ScrollView")])
  func `a view that would hide one of SwiftUI's is refused`(name: String, type: String) throws {
    var request = RibletRequest(name: try RibletName(name))
    #expect(throws: Never.self) { try request.check() }
    request.view = .swiftui

    let problem = #expect(throws: RequestProblem.self) { try request.check() }
    #expect(
      problem?.description
        == "'\(name)' would have a type '\(type)', and there is one already. Choose another name.")
  }

  @Test func `a presenter needs a view`() throws {
    let message = "--presenter prepares what a view shows, and --view none has none. Leave one of them out."
    #expect(try problem { ($0.view, $0.hasPresenter) = (.none, true) } == message)
  }

  @Test func `one-way flow needs a view`() throws {
    let message = "--flow one-way is between interactor and view, and --view none has none. Leave one of them out."
    #expect(try problem { ($0.view, $0.flow) = (.none, .oneWay) } == message)
  }

  @Test func `an attachment needs a parent`() throws {
    let message = "--attach says when a parent attaches it. Add --parent, or leave --attach out."
    #expect(try problem { $0.attachment = .start } == message)
  }

  @Test func `an attachment at the start needs the values of arguments`() throws {
    let message =
      "'Cart' cannot be attached at the start without a value for 'size'. Add one, as in --argument 'size:Int=…', or use --attach by-hand."
    let found = try problem {
      ($0.parent, $0.attachment) = ("Root", .start)
      $0.arguments = [try TypedItem("size:Int", option: "--argument")]
    }
    #expect(found == message)
  }

  @Test func `a place needs a parent`() throws {
    let message = "--shown says how a parent shows it. Add --parent, or leave --shown out."
    #expect(try problem { $0.shown = .pushed } == message)
  }

  @Test(arguments: [
    "any Feed", "EventStream<Int>", "StateStream<String>", "[EventStream<Int>]", "[any Feed]", "Optional<any Feed>",
    "(Int, Int)", "[(x: Int, y: Int)]", "Void", "Any", "Int.Type", "Character", "[String: Substring]", "Error",
    "Result<Int, Never>", "ContinuousClock", "URLSession",
  ])
  func `a route has values that can be saved`(type: String) throws {
    let found = try problem {
      $0.parent = "Root"
      $0.arguments = [try TypedItem("feed:\(type)", option: "--argument")]
    }
    #expect(
      found
        == "'Root' cannot keep 'feed' in a route, which is saved and compared: nobody can save and compare a value of the type '\(type)'. Give it as --dependency, or give 'Cart' a value with which it finds the other one."
    )
  }

  @Test func `one name is one property`() throws {
    let found = try problem {
      $0.arguments = [try TypedItem("size:Int", option: "--argument")]
      $0.dependencies = [try TypedItem("size:Int", option: "--dependency")]
    }
    #expect(found == "There are two dependencies or arguments 'size'. A component has one property of a name.")
  }

  @Test(arguments: ["listener", "key", "presenter"])
  func `names that parts of riblets have are taken`(name: String) throws {
    let found = try problem { $0.arguments = [try TypedItem("\(name):Int", option: "--argument")] }
    #expect(
      found
        == "The name '\(name)' is taken: parts of riblets have something of their own with it. Choose another one.")
  }
}
