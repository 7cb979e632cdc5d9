import RibletsData
import Testing

struct DataStoreErrorTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let reason: DataStoreError.Reason
    let what: String
    let wayOut: String
  }

  @Test(arguments: [
    Case(
      testDescription: "locked", reason: .locked,
      what: "The data cannot be reached: somebody else has locked the store.",
      wayOut: "Try again in a moment. If it stays, end the other program that uses the store."),
    Case(
      testDescription: "corrupted", reason: .corrupted,
      what: "The data cannot be read: the store is damaged, or is no database.",
      wayOut: "Put a copy from a backup in its place, or move it away to begin with an empty one."),
    Case(
      testDescription: "read-only", reason: .readOnly,
      what: "The data cannot be changed: the store is read-only.",
      wayOut: "Make the file and its folder writable, or open the store at another place."),
    Case(
      testDescription: "full", reason: .full,
      what: "The data cannot be changed: the store is full.",
      wayOut: "Free some space and try again. What was there before is still there."),
    Case(
      testDescription: "a newer schema", reason: .newerSchema(unknownMigrations: ["allergens", "tips"]),
      what:
        "The data were written by a newer version of this app: this one does not know the migrations 'allergens', 'tips'.",
      wayOut: "Update the app. The data were left as they are."),
    Case(
      testDescription: "not to be opened", reason: .cannotOpen,
      what: "The store cannot be opened.",
      wayOut: "Check that its folder exists and may be written to."),
    Case(
      testDescription: "a broken rule", reason: .ruleBroken,
      what: "The data cannot be changed: a rule of the store's schema does not allow it.",
      wayOut: "Check what the query writes. What was there before is still there."),
    Case(
      testDescription: "a failed migration", reason: .migrationFailed("allergens"),
      what: "The store cannot be brought up to date: the migration 'allergens' failed.",
      wayOut: "The data were left as they were. Mend the migration, or go back to the version before it."),
    Case(
      testDescription: "anything else", reason: .failed,
      what: "The store failed.",
      wayOut: "What was there before is still there. Try again; if it stays, look up what the store said."),
  ])
  func `says what, where and the way out`(_ example: Case) {
    let error = DataStoreError(example.reason, store: "/kiosk.sqlite", details: "what it said")
    #expect(
      error.description == """
        \(example.what)

          Store: /kiosk.sqlite
          Said:  what it said

        \(example.wayOut)
        """)
  }
}
