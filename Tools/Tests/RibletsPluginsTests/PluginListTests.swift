import Foundation
import Testing

@testable import RibletsPlugins

struct PluginListTests {
  private func list(_ text: String) throws -> String {
    PluginList.text(of: try PluginScan.points(in: [SourceText("A.swift", Data(text.utf8))]))
  }

  @Test func `a point has a type that lists its plug-ins`() throws {
    #expect(
      try list("/// @pluginPoint\nprotocol Feature {}\nstruct Menu: Feature {}\nstruct Cart: Feature {}\n") == """
        // Made by riblets plugins, when the module is built.

        /// The plug-ins of `Feature`, by name.
        @MainActor
        enum Features {
          static var all: [any Feature.Type] {
            [
              Cart.self,
              Menu.self,
            ]
          }
        }

        """)
  }

  @Test func `conditions are kept`() throws {
    #expect(
      try list(
        "/// @pluginPoint\nprotocol Feature {}\nstruct Menu: Feature {}\n#if DEBUG\nstruct Cart: Feature {}\n#endif\n"
      )
      .contains(
        """
            var all: [any Feature.Type] = []
            #if DEBUG
            all.append(Cart.self)
            #endif
            all.append(Menu.self)
            return all

        """))
  }

  @Test func `a point without plug-ins has an empty list`() throws {
    #expect(
      try list("/// @pluginPoint\nprotocol Feature {}\n").contains(
        "  static var all: [any Feature.Type] {\n    []\n  }\n"))
  }

  @Test func `a module without points has an empty file`() throws {
    #expect(try list("struct Cart {}\n") == "// Made by riblets plugins, when the module is built.\n")
  }
}
