// Tests of views name Riblets and its test kit as well: one import brings all.
@_exported public import RibletsTesting
@_exported public import RibletsViews
