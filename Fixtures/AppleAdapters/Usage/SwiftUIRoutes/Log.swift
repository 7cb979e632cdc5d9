import Riblets
import RibletsLog
import os

extension RibletRuntime {
  /// Makes a runtime whose events are in the log that Console shows.
  static func logging() -> RibletRuntime {
    let runtime = RibletRuntime()
    runtime.log(to: Logger(subsystem: "com.example.shop", category: "riblets"))
    return runtime
  }
}
