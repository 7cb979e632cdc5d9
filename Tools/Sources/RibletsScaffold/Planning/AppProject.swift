import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// The kinds of projects that make an app for phones of a package.
package enum AppProject: String, CaseIterable, Encodable, Sendable {
  /// `Shop.xcodeproj`, with a scheme.
  case xcode
  /// `project.yml`.
  case xcodegen
  /// `Project.swift`.
  case tuist

  /// The values that only templates of a project use.
  struct Values: Encodable {
    /// A configuration, with the ends of the ids of its settings.
    struct Configuration: Encodable {
      let name: String
      let isDebug: Bool
      let projectNumber, targetNumber: Int
    }

    /// The beginning of all ids: 22 digits, which differ from app to app, because a workspace may have several.
    let id: String
    /// The package's product with the riblets. Not the app's name: Xcode makes a scheme for each product.
    let library: String
    /// The module of the app itself. Another one than the package's, which it imports.
    let module: String
    let adapter: String
    /// The folder of Riblets as the project writes it, and as YAML.
    let quotedPath, yamlPath: String
    let ribletsKind, ribletsTitle: String
    let configurations = [
      Configuration(name: "Debug", isDebug: true, projectNumber: 21, targetNumber: 22),
      Configuration(name: "Release", isDebug: false, projectNumber: 23, targetNumber: 24),
    ]

    init(of request: AppRequest) {
      let name = request.name.text
      let path = request.riblets.path
      id = AppProject.id(of: name)
      library = AppProject.library(of: name)
      module = name + "Phone"
      adapter = request.view == .uikit ? "RibletsUIKit" : "RibletsSwiftUI"
      quotedPath = AppProject.quoted(path ?? "")
      yamlPath = "\"" + AppProject.escaped(path ?? "") + "\""
      ribletsKind = path == nil ? "XCRemoteSwiftPackageReference" : "XCLocalSwiftPackageReference"
      ribletsTitle = path ?? "riblets"
    }
  }

  /// `ShopRiblets` of `Shop`.
  private static func library(of name: String) -> String { name + "Riblets" }

  /// A path as Xcode writes it: `../riblets`, `"../my-riblets"`.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./".contains($0)) }
    return isPlain && !text.isEmpty ? text : "\"" + escaped(text) + "\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// 22 digits of a name, by FNV-1a: the same each time.
  private static func id(of name: String) -> String {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits + "000000"
  }
}

extension AppProject {
  /// The files of a project by the templates they are rendered from.
  func places(of name: String) -> [(TemplatePath, String)] {
    switch self {
    case .xcode:
      [
        (\.xcodeProject, "\(name).xcodeproj/project.pbxproj"),
        (\.xcodeScheme, "\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"), (\.infoPlist, "Info.plist"),
      ]
    case .xcodegen: [(\.xcodeGen, "project.yml"), (\.infoPlist, "Info.plist")]
    case .tuist: [(\.tuist, "Project.swift")]
    }
  }

  /// The catalogue of pictures: an icon and a color, both empty.
  static func assets(of name: String) -> [PlannedFile] {
    let info = #""info" : { "author" : "xcode", "version" : 1 }"#
    let folder = "Sources/\(name)App/Assets.xcassets"
    return [
      PlannedFile("\(folder)/Contents.json", "{ \(info) }\n"),
      PlannedFile(
        "\(folder)/AccentColor.colorset/Contents.json", #"{ "colors" : [{ "idiom" : "universal" }], \#(info) }"# + "\n"),
      PlannedFile(
        "\(folder)/AppIcon.appiconset/Contents.json",
        #"{ "images" : [{ "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" }], \#(info) }"# + "\n"),
    ]
  }
}
