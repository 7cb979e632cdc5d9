import Foundation
import RibletsRules
import Testing

struct RuleSettingsTests {
  @Test(arguments: [
    ("[]", "It is no JSON object. It has 'rules' and 'layers'."),
    (#"{"rule": {}}"#, "'rule' of the file is not known. Did you mean 'rules'? There are: layers, rules."),
    (#"{"rules": []}"#, "'rules' is no object with an object for each rule."),
    (#"{"rules": {"missing-test": {}}}"#, "There is no rule 'missing-test'. Did you mean 'missing-tests'?"),
    (
      #"{"rules": {"layers": {"limits": 1}}}"#,
      "'limits' of 'layers' is not known. Did you mean 'limit'? There are: except, limit, severity."
    ),
    (
      #"{"rules": {"layers": {"severity": "bad"}}}"#,
      "The severity of 'layers' is none of 'off', 'note', 'warning', 'error'."
    ),
    (#"{"rules": {"layers": {"limit": -1}}}"#, "The limit of 'layers' is no number from 0 on."),
    (
      #"{"rules": {"layers": {"limit": 3}}}"#,
      "'layers' has no number to compare with, so 'limit' says nothing. Those with one: passed-through, wide-protocol."
    ),
    (#"{"rules": {"layers": {"except": "Cart"}}}"#, "'except' of 'layers' is no list of names."),
    (#"{"layers": {}}"#, "'layers' is no list of objects with 'name', 'modules' and 'mayNotImport'."),
    (
      #"{"layers": [{"name": "a"}]}"#,
      "A layer has 'name', a text, and 'modules' and 'mayNotImport', lists of names."
    ),
  ])
  func `a file that is not as it should be says so`(text: String, message: String) {
    let failure = #expect(throws: RuleSettings.Failure.self) { try RuleSettings(Data(text.utf8)) }
    #expect(failure?.description == message)
  }
}
