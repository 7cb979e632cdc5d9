@_spi(Hosts) import Riblets
import Testing

@MainActor
struct PresentationMisuseTests {
  @Test func `a misuse is diagnosed with its facts, which can be compared`() {
    var diagnoses: [Diagnosis] = []
    let misuse = PresentationMisuse.alreadyPresenting(presenter: "Shop", shown: "Cart", refused: "Offer")

    misuse.report(to: RibletRuntime(reporter: DiagnosisReporter { diagnoses.append($0) }))

    guard case .misused(let facts as PresentationMisuse) = diagnoses.first?.kind else {
      Issue.record("no presentation was misused: \(diagnoses)")
      return
    }
    #expect(facts == misuse)
    #expect(
      diagnoses.map(\.description) == [
        """
        'Shop' cannot present 'Offer': it presents 'Cart'.

        Dismiss that first, present from 'Cart', or use 'replaceModal'.
        """
      ])
  }

  @Test(arguments: [
    (PresentationMisuse.Place.root, "the root of a window"),
    (.child(of: "Shop"), "a child of 'Shop'"),
    (.presented(by: "Shop"), "presented by 'Shop'"),
    (.pushed(onto: "Shop"), "pushed onto 'Shop'"),
    (.above("Shop"), "above 'Shop'"),
    (.same, "the same view"),
    (.shown, "shown already"),
  ])
  func `a view that has a place gets no second one`(_ place: PresentationMisuse.Place, phrase: String) {
    let misuse = PresentationMisuse.alreadyPlaced("Cart", place, refused: .presented(by: "Menu"))

    #expect(misuse.problem == "'Cart' cannot be presented by 'Menu': it is \(phrase).")
    #expect(misuse.fix == "Take it out there first, or make a second one.")
  }
}
