import RibletsViews

/// The widths of characters in pictures: those of a common sans-serif font.
///
/// The layout uses them instead of the fonts of a machine, so that a picture has the same bytes everywhere.
enum CharacterAdvances {
  /// Returns the advance of a character, in hundredths of the type size.
  static func advance(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch character.columns {
    case 0: return 0
    case 1: return advances[first] ?? 72
    default:
      return switch first.value {
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: 94  // Hangul
      case 0x3001...0x30FF: 96  // Kana, with their punctuation
      default: 100
      }
    }
  }

  private static let advances: [Unicode.Scalar: Int] = {
    var advances: [Unicode.Scalar: Int] = [:]
    for (advance, characters) in table {
      for scalar in characters.unicodeScalars { advances[scalar] = advance }
    }
    return advances
  }()

  /// The Latin, Greek and Cyrillic letters, and common signs, by their advance.
  private static let table: [(advance: Int, characters: String)] = [
    (23, "'‘’"),
    (25, ",.i·ìíîïĩīĭįıії‚"),
    (26, ":;j|ĵȷј"),
    (27, "!I¡ÌÍÎÏĨĪĬĮİΊΙІЇ"),
    (28, " l\u{A0}ĺļίι"),
    (29, "ł"),
    (34, "()[]`f"),
    (36, "tţťț‹›"),
    (37, "rŕŗř"),
    (38, "\"-{}“”„"),
    (40, "/\\°"),
    (44, "τг•"),
    (46, "*ζξ"),
    (48, "έεςз"),
    (50, "^svxyzýÿśŝşšŷźżžșΓγνχГтухѕў"),
    (51, "?¿"),
    (52, "_ck¢§çćĉċčķκλксэє"),
    (53, "JLĴĹĻЈь"),
    (54, "Fвчя–"),
    (55, "aàáâãäåāăąŁǎυύа"),
    (56, "e«»èéêëēĕėęěелё"),
    (57, "EhnuµÈÉÊËñùúûüĒĔĖĘĚĥńņňũūŭůűųǹΈΕήδημЁЕ"),
    (58, "$+0123456789<=>To~£±×ðòóôõö÷øōŏőŢŤȚΞΤβθορόЗТбийнопъ−≈≠≤≥"),
    (59, "bdgpqþďđĝğġр"),
    (60, "PSYZ¥ÝÞßŚŜŞŠŶŸŹŻŽȘΎΖΡΣΥάαπσЅЎРУЬдц↑↓"),
    (61, "XΧБХ"),
    (62, "VΛ€"),
    (63, "BKRĶŔŖŘΒΚВКЯ"),
    (64, "#AÀÁÂÃÄÅĀĂĄǍΆΑАЧ"),
    (66, "CÇĆĈĊČΔЄЛСЪЭ"),
    (68, "&✕✖✗"),
    (69, "DĎ"),
    (70, "HUÙÚÛÜĤŨŪŬŮŰŲΉΗΠДНПм"),
    (71, "GNÑĜĞĠĢŃŅŇǸΝИЙ"),
    (72, "φЦ"),
    (73, "ÐĐ"),
    (74, "ψωώы…"),
    (75, "OQwÒÓÔÕÖØŌŎŐŵΌΘΟО"),
    (76, "ΏΩж✓✔"),
    (78, "Ψф"),
    (80, "ΦФшю"),
    (82, "щ"),
    (84, "%M©®ΜМЫ™←→∞□△▽◇○♥"),
    (86, "mæ"),
    (88, "☆"),
    (90, "@"),
    (92, "WÆœŴЖШ—"),
    (94, "Щ"),
    (98, "ŒЮ"),
  ]
}
