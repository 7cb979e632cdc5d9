// An app needs a window of portable views and the tree: one import is enough.
@_exported public import RibletsViews
