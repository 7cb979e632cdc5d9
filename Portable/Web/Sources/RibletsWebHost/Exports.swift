// An app with a web screen needs its host: one import is enough.
@_exported public import RibletsHost
