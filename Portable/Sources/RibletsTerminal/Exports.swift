// A host needs a window of portable views: one import is enough.
@_exported public import RibletsViews
