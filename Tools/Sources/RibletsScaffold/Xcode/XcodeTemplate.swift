import RibletsPlans
import RibletsTemplates

/// A template in Xcode's dialogue for new files.
struct XcodeTemplate {
  /// A box that can be ticked. Xcode takes the files from the folder that is named after all ticked ones, in order.
  struct Choice {
    let identifier: String
    let title: String
    let explanation: String
    var isOn = false
    /// The boxes that have to be ticked, or not, for this one to be shown.
    var requirements: [String: Bool] = [:]
  }

  /// The files for some ticked boxes.
  struct Variant {
    let ticked: [String]
    let files: [PlannedFile]
  }

  let name: String
  let summary: String
  /// Its place among the other templates.
  let order: Int
  var needsParent = false
  /// True if it is for phones only.
  var isForPhones = false
  var choices: [Choice] = []
  let variants: [Variant]

  /// Its folder with all in it.
  var files: [PlannedFile] {
    let folder = "Riblets/\(name).xctemplate/"
    let texts = variants.flatMap { variant in
      // Where nothing is ticked, Xcode looks for this name; where nothing can be, in the folder itself.
      let place = choices.isEmpty ? "" : (variant.ticked.isEmpty ? "Default" : variant.ticked.joined()) + "/"
      return variant.files.map { PlannedFile(folder + place + $0.path, $0.text) }
    }
    return [PlannedFile(folder + "TemplateInfo.plist", info.text)] + texts
  }

  private var info: PropertyListValue {
    var values: [String: PropertyListValue] = [
      "AllowedTypes": .array([.string("public.swift-source")]),
      "DefaultCompletionName": .string("Riblet"),
      "Description": .string(summary),
      "Kind": .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"),
      "Options": .array(options),
      "SortOrder": .integer(order),
      "Summary": .string(summary),
    ]
    if isForPhones { values["Platforms"] = .array([.string("com.apple.platform.iphoneos")]) }
    return .dictionary(values)
  }

  private var options: [PropertyListValue] {
    var options = [Self.name("productName", "Riblet name:", "The name of the riblet, such as Checkout.")]
    if needsParent {
      options.append(Self.name("parentName", "Parent name:", "The name of the riblet above it, such as Shop."))
    }
    return options
      + choices.map { choice in
        var values: [String: PropertyListValue] = [
          "Default": .string(choice.isOn ? "true" : "false"), "Description": .string(choice.explanation),
          "Identifier": .string(choice.identifier), "Name": .string(choice.title), "NotPersisted": .boolean(false),
          "Required": .boolean(false), "Type": .string("checkbox"),
        ]
        if !choice.requirements.isEmpty {
          values["RequiredOptions"] = .dictionary(choice.requirements.mapValues { .string($0 ? "true" : "false") })
        }
        return .dictionary(values)
      }
  }

  private static func name(_ identifier: String, _ title: String, _ explanation: String) -> PropertyListValue {
    .dictionary([
      "Default": .string(""), "Description": .string(explanation), "Identifier": .string(identifier),
      "Name": .string(title), "NotPersisted": .boolean(true), "Required": .boolean(true), "Type": .string("text"),
    ])
  }
}
