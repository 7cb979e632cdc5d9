// Tests of view models name them and the test kit as well: one import brings all.
@_exported public import RibletsMVVM
@_exported public import RibletsTesting
