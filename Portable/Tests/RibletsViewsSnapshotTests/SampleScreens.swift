import RibletsViews

/// Screens with everything on them.
enum SampleScreens {
  static func screen(_ title: String, _ content: Node) -> Frame {
    Frame(layers: [layer(title, .full, content)])
  }

  static func layer(
    _ title: String, _ style: Frame.Layer.Style, back: Bool = false, _ content: Node
  ) -> Frame.Layer {
    Frame.Layer(key: title, style: style, title: title, canGoBack: back, content: content)
  }

  static func text(_ text: String, _ style: Node.TextStyle = .body, _ tint: Node.Tint = .plain) -> Node {
    .text(text, style: style, tint: tint)
  }

  static func button(
    _ title: String, _ role: Node.ButtonRole = .normal, _ tint: Node.Tint = .plain, isEnabled: Bool = true
  ) -> Node {
    .button(id: title, title: title, role: role, tint: tint, isEnabled: isEnabled)
  }

  static func column(spacing: Int = 12, _ children: Node...) -> Node {
    .stack(.vertical, spacing: spacing, children: children)
  }

  static func row(_ children: Node...) -> Node { .stack(.horizontal, spacing: 12, children: children) }

  static let logIn = screen(
    "Tic Tac Toe",
    column(
      spacing: 20, text("Two players, one board. Who is playing?", .body, .secondary),
      .field(id: "player-1-name", placeholder: "Player 1 name", value: "Ann", isSecure: false),
      .field(id: "player-2-name", placeholder: "Player 2 name", value: "", isSecure: false),
      button("Login", .primary)))

  static let board = screen(
    "Tic Tac Toe",
    column(
      spacing: 20, .list(children: [row(text("X  Ann", .title, .red), text("O  민수", .title, .blue))]), .spacer,
      .grid(columns: 3, spacing: 8, children: "XO  X O X".map { mark in cell(mark) }), .spacer))

  private static func cell(_ mark: Character) -> Node {
    button(
      mark == " " ? "" : String(mark), .cell, mark == "X" ? .red : mark == "O" ? .blue : .plain, isEnabled: mark == " ")
  }

  static let alert = Frame(
    layers: board.layers + [layer("Ann Won!", .alert, column(button("Close Game", .primary)))])

  static let controls = Frame(layers: [pushed])

  static let tabs = Frame(
    layers: [
      Frame.Layer(
        key: "Shop", style: .full, title: "Shop",
        content: .list(children: ["Lamp", "Chair"].map { button($0, .link) } + [button("Log out")]),
        tabs: [
          .init(identifier: "tab-Home", title: "Home", icon: "house", isSelected: true),
          .init(identifier: "tab-Favourites", title: "Favourites", icon: "♥"),
          .init(identifier: "tab-Cart", title: "Cart", icon: "cart", badge: 12),
          .init(identifier: "tab-More", title: "More", badge: 3),
        ])
    ])

  private static let pushed = layer(
    "Settings", .push, back: true,
    column(
      .toggle(id: "sound", title: "Sound", isOn: true),
      .toggle(id: "news", title: "News with a name that is longer than the line it stands in", isOn: false),
      .progress(value: 0.4, label: "Uploading…"), .divider,
      row(button("Normal"), button("Cancel", .cancel)),
      row(button("Delete", .destructive), button("Off", isEnabled: false), button("Off", .primary, isEnabled: false)),
      .field(id: "password", placeholder: "Password", value: "secret", isSecure: true),
      .card(text("A card with a text in it that is long enough for two lines."), tint: .orange),
      row(.image(symbol: "✓", label: "Done"), text("Saved", .body, .green), .spacer, button("Undo", .normal, .green)),
      button("Magic", .primary, .hex(0x7B1FA2)), text("42", .largeTitle, .accent)))

  static let sheet = Frame(layers: controls.layers + [layer("Filter", .sheet, back: true, logIn.layers[0].content)])

  static let letters = screen(
    "Letters",
    .list(children: [
      text("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789"),
      text("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"),
      text("ÀÉÎÕÜÇŘŠŽ àéîõüçřšž ßæœøåðþł ÆŒØÅ"),
      text("¡¿«»‹›–—‘’“”„…•·€£¥¢§©®™°±×÷≈≠≤≥∞ ←→↑↓ ✓✔✕✖✗ ○□△▽◇☆♥"),
      text("가나다라마바사아자차카타파하 닭볶음탕 왜 뭐 의 괜찮아요 ㅋㅋ ㅠㅠ"),
      text("Съешь же ещё этих мягких французских булок, да выпей чаю"),
      text("Ξεσκεπάζω την ψυχοφθόρα βδελυγμία ΔΘΛΣΦΨΩ"),
      text("あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん"),
      text("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン"),
      text("ゲームをはじめる。プレイヤー「ぱぴぷ」、きっと"),
      text("日本語 😀👨‍👩‍👧 العربية עברית"),
      text("Title", .title), text("Caption", .caption), button("Remove", .destructive), button("Open"),
    ]))

  static let all: [(name: String, frame: Frame)] = [
    ("log in", logIn), ("board", board), ("alert", alert), ("controls", controls), ("sheet", sheet),
    ("letters", letters),
  ]
}
