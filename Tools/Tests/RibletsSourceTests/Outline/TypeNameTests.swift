import RibletsSource
import Testing

struct TypeNameTests {
  @Test(arguments: [
    ("Cart", "Cart"), ("Router<any CartInteractable>", "Router"), ("RIBs.Router<any RIBs.P, Shop.Q>", "Router"),
    ("any Shop.CartListener", "CartListener"), ("@retroactive  Equatable", "Equatable"), ("Größe.Übung", "Übung"),
    ("Array <Int>", "Array"), ("Shop .Cart", "Cart"), ("", ""), ("<Int>", ""),
  ])
  func `the name of a type is its last word before generic arguments`(type: String, name: String) {
    #expect(OutlinedType.base(of: type) == name)
  }

  @Test func `types in compositions are named one by one`() {
    var type = SourceOutline(reading: Array("struct A: B, any C & D.E<F> {}".utf8), path: "A.swift").types[0]
    #expect(type.inheritedNames == ["B", "C", "E"])
    type.inherited = ["B<C>"]
    #expect(type.inheritedNames == ["B"])
  }
}
