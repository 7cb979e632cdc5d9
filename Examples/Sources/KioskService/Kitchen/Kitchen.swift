import GRDB
import RibletsData

/// The domain of what the server sells: its queries read the database itself.
enum Kitchen: DataDomain {
  typealias Source = Database
}
