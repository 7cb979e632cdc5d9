import RibletsMap
import RibletsModel
import Testing

struct GraphMapTests {
  @Test func `Graphviz gets riblets by module and an arrow for each edge`() {
    #expect(
      GraphMap(.shop(), as: .dot).description == """
        digraph "Shop" {
          rankdir=LR;
          node [shape=box, style=rounded];
          subgraph cluster_0 {
            label="Shop";
            r0 [label="Cart"];
            r1 [label="Root", penwidth=2];
          }
          r1 -> r0 [label="sheet"];
        }
        """)
  }

  @Test func `Mermaid gets the same`() {
    #expect(
      GraphMap(.shop(), as: .mermaid).description == """
        flowchart LR
          subgraph m0["Shop"]
            r0["Cart"]
            r1(["Root"])
          end
          r1 -->|sheet| r0
        """)
  }

  @Test func `quotes in a name end nothing`() {
    let map = AppMap(of: .shop, name: #"A "B" \"#)
    #expect(GraphMap(map, as: .dot).description.hasPrefix(#"digraph "A \"B\" \\" {"#))
  }
}
