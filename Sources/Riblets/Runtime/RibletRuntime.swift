@MainActor public final class RibletRuntime {}
@MainActor public class RibletNode {}
