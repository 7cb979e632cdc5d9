import RibletsTesting
import Testing

@testable import MockSamples

/// Conditions, availability, access, and arguments of the annotation.
@MainActor
@Suite(.testScope) struct DeclarationTests {
  @Test func `a protocol under a condition has its mock under it`() {
    let mock = Co01ConditionMock()
    #if os(Linux) || os(macOS)
      mock.go()
      #expect(mock.goCallCount == 1)
    #else
      mock.goElsewhere()
      #expect(mock.goElsewhereCallCount == 1)
    #endif
  }

  @Test func `members under conditions are there where these hold`() {
    let mock = Co02MembersMock()
    #if os(Linux)
      mock.onLinuxReturnValue = 1
      #expect(mock.onLinux() == 1)
    #elseif os(macOS)
      mock.onMacReturnValue = 1
      #expect(mock.onMac() == 1)
    #endif
    mock.everywhere()
    #expect(mock.everywhereCallCount == 1)
    let same = Co03SameNameMock()
    same.go(4)
    #expect(same.goArgValues == [4])
    same.reset()
    #expect(same.goCallCount == 0)
    #if !os(Windows)
      let property = Co04PropertyMock()
      property.number = 3
      #expect(property.number == 3)
      #expect(property.numberSetCallCount == 1)
    #endif
  }

  @Test func `what is available later is there later`() {
    if #available(macOS 99, iOS 99, *) {
      let mock = Av01ProtocolMock()
      mock.go()
      #expect(mock.goCallCount == 1)
      let members = Av02MembersMock()
      members.goReturnValue = 3
      #expect(members.go(1) == 3)
      #expect(members.goArgValues == [1])
      members.stay()
      #expect(members.stayCallCount == 1)
    }
  }

  @available(*, deprecated)
  @Test func `what is deprecated is mocked, and deprecated`() {
    let mock = Av03DeprecatedMock()
    mock.oldReturnValue = 2
    #expect(mock.old() == 2)
    #expect(mock.oldCallCount == 1)
  }

  @Test func `public and package protocols have mocks of their access`() {
    let mock = Ac01PublicMock(name: "a")
    mock.goReturnValue = 1
    mock.name = "b"
    #expect(mock.go(2) == 1)
    #expect(mock.nameSetCallCount == 1)
    let package = Ac02PackageMock()
    package.goReturnValue = 3
    #expect(package.go() == 3)
  }

  @Test func `the annotation gives the mock a name, a module and types`() {
    let named = RenamedMock()
    named.go()
    #expect((named as any An01Name) is RenamedMock)
    let prefixed = An02ModuleMock()
    (prefixed as any MockSamples.An02Module).go()
    #expect(prefixed.goCallCount == 1)
    let block = An04BlockMock()
    block.go(3)
    #expect(block.goArgValues == [3])
  }

  @Test func `mocks for the test kit keep all arguments`() {
    let mock = An03HistoryMock()
    mock.go(1)
    mock.stay(2)
    #expect(mock.goArgValues == [1])
    #expect(mock.stayArgValues == [2])
  }
}
