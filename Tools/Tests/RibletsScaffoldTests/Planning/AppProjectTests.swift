import Foundation
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import SampleApps
import Testing

/// Tests of the project that makes an app for phones of a package. Xcode has never opened one here.
struct AppProjectTests {
  static let requests: [(name: String, view: RibletRequest.View, isPublished: Bool)] = [
    ("Shop", .uikit, false), ("Shop", .swiftui, false), ("Shop", .uikit, true), ("Bank", .swiftui, true),
  ]

  private static func plan(
    _ name: String = "Shop", _ view: RibletRequest.View = .uikit, _ project: AppProject = .xcode,
    isPublished: Bool = false
  ) throws -> [String: String] {
    let riblets: AppLayout.Riblets =
      isPublished
      ? .init(version: "1.2.0", at: try RibletsAddress("https://example.com/riblets.git"))
      : .init(path: "../my riblets")
    let plan = try AppPlanner().plan(
      AppRequest(name: RibletName(name), view: view, project: project, riblets: riblets))
    return Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.text) })
  }

  private typealias Object = [String: Any]

  private static func objects(of text: String) throws -> (root: String, objects: [String: Object]) {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = try #require(list as? Object)
    return (try #require(project["rootObject"] as? String), try #require(project["objects"] as? [String: Object]))
  }

  private static func ids(in value: Any) -> [String] {
    switch value {
    case let text as String: text.count == 24 && text.allSatisfy(\.isHexDigit) ? [text] : []
    case let list as [Any]: list.flatMap(ids)
    case let object as Object: object.flatMap { ids(in: $0.key) + ids(in: $0.value) }
    default: []
    }
  }

  @Test(arguments: requests)
  func `every id of a project leads to an object, and every object is used`(
    _ name: String, _ view: RibletRequest.View, _ isPublished: Bool
  ) throws {
    let files = try Self.plan(name, view, isPublished: isPublished)
    let (root, objects) = try Self.objects(of: try #require(files["\(name).xcodeproj/project.pbxproj"]))

    let used = Set(objects.values.flatMap(Self.ids) + [root])

    #expect(used == Set(objects.keys))
  }

  @Test(arguments: requests)
  func `a project names folders and products, and no file`(
    _ name: String, _ view: RibletRequest.View, _ isPublished: Bool
  ) throws {
    let files = try Self.plan(name, view, isPublished: isPublished)
    let (_, objects) = try Self.objects(of: try #require(files["\(name).xcodeproj/project.pbxproj"]))
    func all(_ isa: String) -> [Object] { objects.values.filter { $0["isa"] as? String == isa } }

    #expect(all("PBXFileReference").compactMap { $0["path"] as? String } == ["\(name).app"])
    #expect(all("PBXBuildFile").allSatisfy { $0["fileRef"] == nil && $0["productRef"] != nil })
    #expect(all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String } == ["\(name)App"])
    #expect(files["Sources/\(name)App/Main.swift"] != nil)
    let products = all("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }.sorted()
    #expect(products == ["\(name)Riblets", "Riblets", view == .uikit ? "RibletsUIKit" : "RibletsSwiftUI"].sorted())
    #expect(files["Package.swift"]?.contains("\"\(name)Riblets\"") == true)
    let packages = all(isPublished ? "XCRemoteSwiftPackageReference" : "XCLocalSwiftPackageReference")
    let places = packages.compactMap { ($0["relativePath"] ?? $0["repositoryURL"]) as? String }.sorted()
    #expect(places == (isPublished ? ["https://example.com/riblets.git"] : [".", "../my riblets"]))
  }

  @Test(arguments: requests)
  func `the module of an app is not the one that it imports`(
    _ name: String, _ view: RibletRequest.View, _ isPublished: Bool
  ) throws {
    let files = try Self.plan(name, view, isPublished: isPublished)
    let (_, objects) = try Self.objects(of: try #require(files["\(name).xcodeproj/project.pbxproj"]))

    let settings = objects.values.compactMap { $0["buildSettings"] as? Object }

    #expect(settings.compactMap { $0["PRODUCT_MODULE_NAME"] as? String } == ["\(name)Phone", "\(name)Phone"])
    #expect(Set(settings.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"] as? String }) == ["16.0"])
    #expect(Set(settings.compactMap { $0["SWIFT_VERSION"] as? String }) == ["6.0"])
  }

  @Test(arguments: requests)
  func `a scheme runs the app of the project, and tests the package`(
    _ name: String, _ view: RibletRequest.View, _ isPublished: Bool
  ) throws {
    let files = try Self.plan(name, view, isPublished: isPublished)
    let (_, objects) = try Self.objects(of: try #require(files["\(name).xcodeproj/project.pbxproj"]))
    let target = try #require(objects.first { $0.value["isa"] as? String == "PBXNativeTarget" }?.key)

    let scheme = try #require(files["\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"])

    #expect(scheme.components(separatedBy: "BlueprintIdentifier = \"\(target)\"").count == 3)
    #expect(scheme.components(separatedBy: "BlueprintIdentifier = \"\(name)Tests\"").count == 2)
    #expect(files["Package.swift"]?.contains("name: \"\(name)Tests\"") == true)
  }

  @Test func `two apps in one workspace have different ids`() throws {
    let shop = try Self.objects(of: try #require(try Self.plan("Shop")["Shop.xcodeproj/project.pbxproj"])).objects
    let bank = try Self.objects(of: try #require(try Self.plan("Bank")["Bank.xcodeproj/project.pbxproj"])).objects

    #expect(Set(shop.keys).isDisjoint(with: bank.keys))
  }

  @Test(arguments: [RibletRequest.View.uikit, .swiftui], AppProject.allCases)
  func `an app has the files of one kind of project`(_ view: RibletRequest.View, _ project: AppProject) throws {
    let paths = Set(try Self.plan("Shop", view, project).keys)

    let found = AppProject.allCases.filter { kind in
      switch kind {
      case .xcode: paths.contains("Shop.xcodeproj/project.pbxproj")
      case .xcodegen: paths.contains("project.yml")
      case .tuist: paths.contains("Project.swift")
      }
    }

    #expect(found == [project])
    #expect(paths.contains("Sources/ShopApp/Assets.xcassets/AppIcon.appiconset/Contents.json"))
  }

  @Test func `git keeps a project of Xcode, and no project that a tool makes`() throws {
    #expect(try Self.plan()[".gitignore"]?.contains("xcodeproj") == false)
    #expect(try Self.plan("Shop", .uikit, .xcodegen)[".gitignore"]?.contains("Shop.xcodeproj/") == true)
    #expect(try Self.plan("Shop", .uikit, .tuist)[".gitignore"]?.contains("Shop.xcodeproj/") == true)
  }

  /// The keys of each kind of object in six public projects with buildable folders, which Xcode 16 has written.
  private static let keysOfXcode = """
    PBXBuildFile: fileRef productRef
    PBXFileReference: explicitFileType fileEncoding includeInIndex lastKnownFileType name path sourceTree
    PBXFileSystemSynchronizedRootGroup: exceptions explicitFileTypes explicitFolders path sourceTree
    PBXFrameworksBuildPhase: buildActionMask files runOnlyForDeploymentPostprocessing
    PBXGroup: children name path sourceTree
    PBXNativeTarget: buildConfigurationList buildPhases buildRules dependencies fileSystemSynchronizedGroups name packageProductDependencies productName productReference productType
    PBXProject: attributes buildConfigurationList compatibilityVersion developmentRegion hasScannedForEncodings knownRegions mainGroup minimizedProjectReferenceProxies packageReferences preferredProjectObjectVersion productRefGroup projectDirPath projectRoot targets
    PBXResourcesBuildPhase: buildActionMask files runOnlyForDeploymentPostprocessing
    PBXSourcesBuildPhase: buildActionMask files runOnlyForDeploymentPostprocessing
    XCBuildConfiguration: baseConfigurationReference buildSettings name
    XCConfigurationList: buildConfigurations defaultConfigurationIsVisible defaultConfigurationName
    XCLocalSwiftPackageReference: relativePath
    XCRemoteSwiftPackageReference: repositoryURL requirement
    XCSwiftPackageProductDependency: package productName
    """

  @Test(arguments: requests)
  func `a project has only keys that Xcode itself writes`(
    _ name: String, _ view: RibletRequest.View, _ isPublished: Bool
  ) throws {
    let files = try Self.plan(name, view, isPublished: isPublished)
    let (_, objects) = try Self.objects(of: try #require(files["\(name).xcodeproj/project.pbxproj"]))
    let known = Dictionary(
      uniqueKeysWithValues: Self.keysOfXcode.split(separator: "\n").map { line in
        let words = line.split { ": ".contains($0) }.map(String.init)
        return (words[0], Set(words.dropFirst() + ["isa"]))
      })

    for object in objects.values {
      let kind = try #require(object["isa"] as? String)
      #expect(try Set(object.keys).subtracting(#require(known[kind])) == [], "\(kind)")
    }
  }

  @Test(arguments: AppProject.allCases)
  func `iOS knows the links of an app, and the place that it restores`(_ kind: AppProject) throws {
    let files = try Self.plan("CornerShop", .uikit, kind)
    if kind == .tuist {
      let project = try #require(files["Project.swift"])
      #expect(project.contains(#""CFBundleURLSchemes": ["corner-shop"]"#))
      #expect(files["Info.plist"] == nil)
    } else {
      let data = Data(try #require(files["Info.plist"]).utf8)
      let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Object)
      let types = try #require(info["CFBundleURLTypes"] as? [Object])
      #expect(types.map { $0["CFBundleURLSchemes"] as? [String] } == [["corner-shop"]])
      #expect(info["NSUserActivityTypes"] as? [String] == ["$(PRODUCT_BUNDLE_IDENTIFIER).navigation"])
      let names = files.filter { $0.key == "project.yml" || $0.key.hasSuffix("project.pbxproj") }.map(\.value)
      #expect(names.allSatisfy { $0.contains("INFOPLIST_FILE") } && names.count == 1)
    }
    let links = try #require(files["Sources/CornerShop/Root/CornerShopLinks.swift"])
    #expect(links.contains(#"prefixes: ["corner-shop://"]"#))
  }

  @Test func `pictures are JSON`() throws {
    for (path, text) in try Self.plan() where path.hasSuffix("Contents.json") {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }
}
