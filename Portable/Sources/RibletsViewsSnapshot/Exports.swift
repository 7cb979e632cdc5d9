// Snapshots show portable views, which may use streams: one import is enough.
@_exported public import Riblets
@_exported public import RibletsSnapshot
@_exported public import RibletsViews
