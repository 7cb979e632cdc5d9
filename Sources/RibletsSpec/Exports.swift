// A spec has examples and expectations of Swift Testing: one import brings both.
@_exported public import Testing
