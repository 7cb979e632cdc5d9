/// The letters of Hangul, each drawn in a square of a hundred; see ``LatinGlyphs`` for the language.
enum HangulLetters {
  private static let giyeok: StaticString = "M 5 100 H 95 V 0"
  private static let nieun: StaticString = "M 8 100 V 0 H 96"
  private static let digeut: StaticString = "M 94 100 H 8 V 0 H 96"
  private static let rieul: StaticString = "M 6 100 H 92 V 52 H 8 V 0 H 96"
  private static let mieum: StaticString = "M 8 100 H 92 V 0 H 8 V 100"
  private static let bieup: StaticString = "M 8 100 V 0 H 92 V 100 M 8 50 H 92"
  private static let siot: StaticString = "M 50 100 C 50 50 30 15 2 0 M 50 72 C 56 38 74 12 98 0"
  private static let ieung: StaticString = "M 50 100 h 96 50 v 50 0 h 4 50 v 50 100"
  private static let jieut: StaticString = "M 6 98 H 94 M 50 98 C 50 50 30 15 2 0 M 51 66 C 57 36 74 12 98 0"
  private static let chieut: StaticString =
    "M 34 100 H 66 M 6 74 H 94 M 50 74 C 50 40 30 12 2 0 M 51 50 C 57 26 74 10 98 0"
  private static let kieuk: StaticString = "M 5 100 H 95 V 0 M 8 50 H 95"
  private static let tieut: StaticString = "M 94 100 H 8 V 0 H 96 M 8 50 H 90"
  private static let pieup: StaticString = "M 4 98 H 96 M 30 98 V 2 M 70 98 V 2 M 2 2 H 98"
  private static let hieut: StaticString = "M 34 100 H 66 M 4 78 H 96 M 50 58 h 88 29 v 50 0 h 12 29 v 50 58"

  /// In Unicode's order; a letter that is doubled has two parts.
  static let initials: [[StaticString]] = [
    [giyeok], [giyeok, giyeok], [nieun], [digeut], [digeut, digeut], [rieul], [mieum], [bieup], [bieup, bieup], [siot],
    [siot, siot], [ieung], [jieut], [jieut, jieut], [chieut], [kieuk], [tieut], [pieup], [hieut],
  ]

  static let finals: [[StaticString]] = [
    [giyeok], [giyeok, giyeok], [giyeok, siot], [nieun], [nieun, jieut], [nieun, hieut], [digeut], [rieul],
    [rieul, giyeok], [rieul, mieum], [rieul, bieup], [rieul, siot], [rieul, tieut], [rieul, pieup], [rieul, hieut],
    [mieum], [bieup], [bieup, siot], [siot], [siot, siot], [ieung], [jieut], [chieut], [kieuk], [tieut], [pieup],
    [hieut],
  ]

  /// The strokes below the first letter, and those right of it.
  typealias Vowel = (below: StaticString?, right: StaticString?)

  private static let o: StaticString = "M 0 8 H 100 M 50 8 V 92"
  private static let u: StaticString = "M 0 84 H 100 M 50 84 V 0"
  private static let eu: StaticString = "M 0 46 H 100"
  private static let a: StaticString = "M 45 100 V 0 M 45 52 H 100"
  private static let ae: StaticString = "M 28 100 V 0 M 86 100 V 0 M 28 52 H 86"
  private static let eo: StaticString = "M 76 100 V 0 M 76 52 H 10"
  private static let e: StaticString = "M 48 100 V 0 M 94 100 V 0 M 48 52 H 2"
  private static let i: StaticString = "M 66 100 V 0"

  static let vowels: [Vowel] = [
    (nil, a), (nil, ae), (nil, "M 45 100 V 0 M 45 66 H 100 M 45 36 H 100"),
    (nil, "M 28 100 V 0 M 86 100 V 0 M 28 66 H 86 M 28 36 H 86"),
    (nil, eo), (nil, e), (nil, "M 76 100 V 0 M 76 66 H 10 M 76 36 H 10"),
    (nil, "M 48 100 V 0 M 94 100 V 0 M 48 66 H 2 M 48 36 H 2"),
    (o, nil), (o, a), (o, ae), (o, i), ("M 0 8 H 100 M 32 8 V 92 M 68 8 V 92", nil),
    (u, nil), (u, eo), (u, e), (u, i), ("M 0 84 H 100 M 32 84 V 0 M 68 84 V 0", nil),
    (eu, nil), (eu, i), (nil, i),
  ]
}
