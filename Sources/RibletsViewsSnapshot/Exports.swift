// Snapshots are of portable views that streams may fill: one import brings all.
@_exported public import Riblets
@_exported public import RibletsSnapshot
@_exported public import RibletsViews
