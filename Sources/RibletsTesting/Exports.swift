// Tests of a role use Riblets as well: one import is enough.
@_exported public import Riblets
