// Tests of queries name data and the test kit as well: one import brings all.
@_exported public import RibletsData
@_exported public import RibletsDataRoot
@_exported public import RibletsTesting
