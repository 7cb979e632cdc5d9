/// Letters with a mark, as a letter and the mark.
enum AccentedLetters {
  /// The base and the mark of a precomposed letter.
  static let parts: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = {
    var parts: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [:]
    for (mark, pairs) in table {
      let scalars = Array(pairs.unicodeScalars)
      for index in stride(from: 0, to: scalars.count - 1, by: 2) {
        parts[scalars[index]] = (scalars[index + 1], mark)
      }
    }
    return parts
  }()

  /// Pairs of a letter and its base letter.
  private static let table: [(mark: Unicode.Scalar, pairs: String)] = [
    ("\u{300}", "ÀAÈEÌIÒOÙUàaèeìiòoùuǸNǹn"),
    ("\u{301}", "ÁAÉEÍIÓOÚUÝYáaéeíióoúuýyĆCćcĹLĺlŃNńnŔRŕrŚSśsŹZźzΆΑΈΕΉΗΊΙΌΟΎΥΏΩάαέεήηίιόούυώω"),
    ("\u{302}", "ÂAÊEÎIÔOÛUâaêeîiôoûuĈCĉcĜGĝgĤHĥhĴJĵjŜSŝsŴWŵwŶYŷy"),
    ("\u{303}", "ÃAÑNÕOãañnõoĨIĩiŨUũu"),
    ("\u{304}", "ĀAāaĒEēeĪIīiŌOōoŪUūu"),
    ("\u{306}", "ĂAăaĔEĕeĞGğgĬIĭiŎOŏoŬUŭuЙИйиЎУўу"),
    ("\u{307}", "ĊCċcĖEėeĠGġgİIŻZżz"),
    ("\u{308}", "ÄAËEÏIÖOÜUŸYäaëeïiöoüuÿyЁЕёеЇІїі"),
    ("\u{30A}", "ÅAåaŮUůu"),
    ("\u{30B}", "ŐOőoŰUűu"),
    ("\u{30C}", "ČCčcĎDďdĚEěeŇNňnŘRřrŠSšsŤTťtŽZžzǍAǎa"),
    ("\u{327}", "ÇCçcĢGĶKķkĻLļlŅNņnŖRŗrŞSşsŢTţt"),
    ("\u{326}", "ȘSșsȚTțt"),
    ("\u{328}", "ĄAąaĘEęeĮIįiŲUųu"),
  ]

  /// The pen's path for a mark: 0 is the middle of the letter, and the mark is above a small letter.
  static let marks: [Unicode.Scalar: StaticString] = [
    "\u{300}": "M -10 70 L 3 58",
    "\u{301}": "M 10 70 L -3 58",
    "\u{302}": "M -12 58 L 0 69 L 12 58",
    "\u{303}": "M -14 59 C -8 70 -3 66 0 63 C 4 59 9 57 14 67",
    "\u{304}": "M -12 62 H 12",
    "\u{306}": "M -12 68 C -10 56 10 56 12 68",
    "\u{307}": "D 0 64",
    "\u{308}": "D -10 64 D 10 64",
    "\u{30A}": "M 0 74 h 9 65 v 0 56 h -9 65 v 0 74",
    "\u{30B}": "M 0 70 L -9 58 M 16 70 L 6 58",
    "\u{30C}": "M -12 69 L 0 58 L 12 69",
    "\u{327}": "M 0 0 L -2 -8 C 8 -8 9 -20 -7 -19",
    "\u{326}": "M 2 -10 L -3 -21",
    "\u{328}": "M 8 0 C -4 -8 -2 -20 11 -18",
  ]
}
