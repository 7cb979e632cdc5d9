// Who hosts views has a window of them: one import brings both.
@_exported public import RibletsViews
