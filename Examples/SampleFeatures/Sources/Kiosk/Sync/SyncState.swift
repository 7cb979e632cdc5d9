/// The kiosk's contact with its server, as it is shown.
struct SyncState: Hashable {
  /// The message about what is wrong; `nil` while all is well.
  var problem: String?
  /// True while the server is asked for the menu.
  var isRefreshing = false
}
