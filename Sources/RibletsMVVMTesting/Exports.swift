// Tests of view models use both modules: one import is enough.
@_exported public import RibletsMVVM
@_exported public import RibletsTesting
