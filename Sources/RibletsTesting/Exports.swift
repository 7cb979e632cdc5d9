// Tests of a role name Riblets as well: one import brings both.
@_exported public import Riblets
