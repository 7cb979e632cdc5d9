@MainActor open class Worker: Sendable {}
