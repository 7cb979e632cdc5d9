// What a test of requests needs, with one import.
@_exported public import RibletsHTTP
