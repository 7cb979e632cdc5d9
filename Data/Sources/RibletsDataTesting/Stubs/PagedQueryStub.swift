public import RibletsData

/// The answers of a test to a query that reads a list page by page.
///
/// To stub one page only, for example with a delay or a failure, stub its `PageOf`:
///
/// ```swift
/// menu.stub(AllDishes()).pages([soup, salad], [cake])
/// menu.stub(PageOf(AllDishes(), at: 2)).answers(.offline(), .after(1, .success(DataPage([cake], next: nil))))
/// ```
///
/// See `Documentation/TestingData.md`.
@MainActor
public struct PagedQueryStub<Query: PagedQuery> {
  private let query: Query
  private let stub: DataProviderStub<Query.Domain>

  init(_ query: Query, _ stub: DataProviderStub<Query.Domain>) {
    self.query = query
    self.stub = stub
  }

  /// Answers with pages, each at the place that the previous page names.
  ///
  /// ```swift
  /// menu.stub(Feed()).pages(DataPage([soup], next: "b"), DataPage([cake], next: nil))
  /// ```
  public func pages(_ pages: DataPage<Query.Element, Query.Cursor>...) {
    answer(pages)
  }

  private func answer(_ pages: [DataPage<Query.Element, Query.Cursor>]) {
    var cursor: Query.Cursor?
    for page in pages {
      stub.stub(PageOf(query, at: cursor)).returns(page)
      cursor = page.next
    }
  }
}

extension PagedQueryStub where Query.Cursor == Int {
  /// Answers with pages of elements. Their places are counted from the first element. The last page ends the list.
  ///
  /// ```swift
  /// menu.stub(AllDishes()).pages([soup, salad], [cake])
  /// ```
  public func pages(_ pages: [Query.Element]...) {
    var offset = 0
    answer(
      pages.indices.map { index in
        offset += pages[index].count
        return DataPage(pages[index], next: index == pages.indices.last ? nil : offset)
      })
  }
}

extension DataProviderStub {
  /// Returns the stub of a list that is read page by page: `menu.stub(AllDishes()).pages([soup])`.
  public func stub<Query: PagedQuery>(_ list: Query) -> PagedQueryStub<Query> where Query.Domain == Domain {
    PagedQueryStub(list, self)
  }
}
