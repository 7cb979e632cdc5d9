// Tests of views use Riblets and its test kit as well: one import is enough.
@_exported public import RibletsTesting
@_exported public import RibletsViews
