import Testing

@testable import RibletsSpec

struct MarkdownDocumentTests {
  @Test func `the specs are a table of riblets and nested lists`() {
    #expect(
      MarkdownDocument(.example).text == #"""
        # Specs

        4 examples: 1 passed, 1 failed, 1 pending, 1 not run.

        | Riblet | Passed | Failed | Pending | Not run |
        | --- | ---: | ---: | ---: | ---: |
        | App | 0 | 0 | 0 | 1 |
        | Cart | 1 | 1 | 1 | 0 |

        ## Outside of any example

        - nowhere
        - lost<br>ShopTests/Worker.swift\:4

        ## App

        ### AppSpec

        ShopTests/AppSpec.swift

        - ⚪️ \*stars\* and ␛\[1m *(not run: Other examples are focused.)*

        ## Cart

        ### CartSpec

        ShopTests/Cart/CartSpec.swift

        - **the cart**
          - ✅ starts empty
          - **with \<b\>items\</b\> \& "more"**
            - ❌ counts them (ShopTests/Cart/CartSpec.swift\:20)
              - Expectation failed\: (count → 1) == 2<br>\<why\> it's so<br>ShopTests/Cart/CartSpec.swift\:22
        - **장바구니**
          - 🚧 비울 수 있다 *(pending: no \| design)*

        """#)
  }

  @Test func `without examples it says so`() {
    #expect(MarkdownDocument(BookOfSpecs(specs: [])).text == "# Specs\n\n0 examples.\n")
  }
}
