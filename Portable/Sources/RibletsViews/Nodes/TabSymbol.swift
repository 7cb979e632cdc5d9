/// The symbols of tabs that hosts draw themselves: lines in a square of 24 by 24, under the names of SF Symbols.
@_spi(Hosts) public enum TabSymbol {
  /// The lines of each symbol as the path of an SVG, by its name.
  public static let paths = [
    "bell": "M6 16.5V11a6 6 0 0 1 12 0v5.5L19.5 18h-15zM10 21h4",
    "book": "M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5V20",
    "cart":
      "M2.5 4H5l2.6 11h10L20.5 7.5H6M9.7 19.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM17.7 19.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0z",
    "clock": "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2",
    "envelope": "M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7",
    "gearshape":
      "M14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 12a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z"
      + "M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
    "heart": "M12 20C6 15.8 3.5 12.4 3.5 9A4.4 4.4 0 0 1 12 7.4 4.4 4.4 0 0 1 20.5 9c0 3.4-2.5 6.8-8.5 11z",
    "house": "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
    "list.bullet": "M4.5 6h.01M4.5 12h.01M4.5 18h.01M8.5 6H20M8.5 12H20M8.5 18H20",
    "magnifyingglass": "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.3 15.3l5.2 5.2",
    "person": "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.6-4.2 3.5-6 7.5-6s6.9 1.8 7.5 6z",
    "plus": "M12 4v16M4 12h16",
    "star": "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z",
  ]
}
