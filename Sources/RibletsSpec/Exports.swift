// A spec uses `@Test` and `#expect` of Swift Testing: one import is enough.
@_exported public import Testing
