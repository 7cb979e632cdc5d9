import RibletsViews
import Testing

struct NearestMatchTests {
  private func sorted(_ names: [String], to wanted: String) -> String {
    InputError.unknown(wanted, known: names).description
  }

  @Test(arguments: [
    ("logn", "'login', 'logout', 'cancel'"),
    ("LOGOUT", "'logout', 'login', 'cancel'"),
    ("cancl", "'cancel', 'login', 'logout'"),
    ("", "'login', 'cancel', 'logout'"),
  ])
  func `the nearest name comes first`(_ wanted: String, _ list: String) {
    #expect(sorted(["cancel", "logout", "login"], to: wanted).contains("There are: \(list)."))
  }

  @Test func `long names cost no more than their beginnings`() {
    let names = (0..<50).map { String(repeating: "x", count: 10_000) + "\($0)" }

    #expect(sorted(names, to: names[7]).hasPrefix("Nothing is called"))
  }

  @Test(arguments: [
    ("logn", "login"), ("logni", "login"), ("Long in", "login"), ("log me in", nil), ("Log in", "login"),
    ("Ann (1)", "Ann (0)"), ("quit", nil), ("", nil), ("X", nil),
  ])
  func `a name is meant if at most two of five characters are others`(_ wanted: String, _ meant: String?) {
    #expect(NearestMatch.nearest(in: ["magic", "login", "Ann (0)", "O"], to: wanted) == meant)
  }

  @Test func `without names none is meant`() {
    #expect(NearestMatch.nearest(in: [], to: "login") == nil)
  }
}
