import Foundation
import SwiftUI
import Testing
import TrellisFailure

@testable import TrellisCLI

/// Xcode projects.
@Suite(.serialized) final class XcodeProjectTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  /// Writes a project with an app, whose files are in a group and in a synchronized folder, another app, a widget and a local package.
  private func writeProject() throws {
    try tool.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 77; rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PC; packageReferences = (LP); targets = (A, B, W); };
          PC = {isa = XCConfigurationList; buildConfigurations = (PD); };
          PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; SWIFT_VERSION = 5.0;
            ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; }; };
          G = {isa = PBXGroup; children = (V, S); sourceTree = "<group>"; };
          V = {isa = PBXGroup; children = (VF, VX, LS); path = "My Views"; sourceTree = "<group>"; };
          VF = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
          VX = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
          LS = {isa = PBXFileReference; path = Launch.storyboard; sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Old.swift); };
          A = {isa = PBXNativeTarget; name = "Shop App"; productType = "com.apple.product-type.application";
            buildConfigurationList = AC; buildPhases = (AS, AR); fileSystemSynchronizedGroups = (S);
            packageProductDependencies = (PP); dependencies = (); };
          AC = {isa = XCConfigurationList; buildConfigurations = (AD); };
          AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) SHOP"; PRODUCT_NAME = "$(TARGET_NAME)";
            INFOPLIST_KEY_CFBundleDisplayName = "The Shop"; }; };
          AS = {isa = PBXSourcesBuildPhase; files = (BF); };
          BF = {isa = PBXBuildFile; fileRef = VF; };
          AR = {isa = PBXResourcesBuildPhase; files = (BX, BL); };
          BX = {isa = PBXBuildFile; fileRef = VX; };
          BL = {isa = PBXBuildFile; fileRef = LS; };
          LP = {isa = XCLocalSwiftPackageReference; relativePath = Prices; };
          PP = {isa = XCSwiftPackageProductDependency; productName = Prices; };
          B = {isa = PBXNativeTarget; name = Second; productType = "com.apple.product-type.application"; buildPhases = (); };
          W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (); };
        };
      }
      """, to: "Shop.xcodeproj/project.pbxproj")
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Prices", products: [.library(name: "Prices", targets: ["Prices"])], targets: [.target(name: "Prices")])
      """, to: "Prices/Package.swift")
    try tool.write("public let price = 3\n", to: "Prices/Sources/Prices/Prices.swift")
    try tool.write(
      """
      import Prices
      import SwiftUI
      struct Card: View {
        var body: some View { Text("\\(price)").foregroundStyle(.brick) }
      }
      """, to: "My Views/Card.swift")
    try tool.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.5", "alpha": "1.0"}}}]}
      """, to: "My Views/Assets.xcassets/Brick.colorset/Contents.json")
    try tool.write("this isn't Swift", to: "App/Old.swift")
    try tool.write("a note", to: "App/Texts/note.txt")
    try tool.write(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            Card().onAppear {
              let note = Bundle.main.url(forResource: "note", withExtension: "txt")!
              print(try! String(contentsOf: note, encoding: .utf8), Bundle.main.infoDictionary!["CFBundleDisplayName"]!)
              #if SHOP && DEBUG
                print(Color(.brick).resolve(in: EnvironmentValues()).red)
              #endif
            }
          }
        }
      }
      """, to: "App/ShopApp.swift")
  }

  @Test func `the app of a project is built from groups, synchronized folders and packages`() async throws {
    try writeProject()
    let several = try await tool.trellis("render", "Shop.xcodeproj", "-o", "x.png")
    #expect(several.exitCode == 64)
    #expect(
      several.errors == """
        trellis: the project has several apps; name one with --target:
          trellis render Shop.xcodeproj -o x.png --target 'Shop App'
          trellis render Shop.xcodeproj -o x.png --target Second

        """)
    let missing = try await tool.trellis("render", "Shop.xcodeproj", "-o", "x.png", "--target", "Shop")
    #expect(
      missing.errors
        == "trellis: Shop.xcodeproj has no target 'Shop'; its targets are: Shop App, Second, Widget\n")

    let empty = try await tool.trellis("render", "Shop.xcodeproj", "-o", "x.png", "--target", "Second")
    #expect(empty.exitCode == 66)
    #expect(empty.errors.hasSuffix("/Shop.xcodeproj has no Swift files\n"))

    let shown = try await tool.trellis("render", "Shop.xcodeproj", "-o", "x.png", "--target", "Shop App")
    #expect(shown.exitCode == 0 && shown.text == "a note The Shop\n1.0\n", "\(shown.errors)")
    #expect(shown.errorLines.first == "trellis: skipped targets, which aren't apps or frameworks: Widget")
    #expect(shown.errorLines.dropFirst().first == "trellis: skipped files: Launch.storyboard")

    try tool.write("let x: Int = \"\"\n", to: "App/Texts/Wrong.swift")
    let wrong = try await tool.trellis("build", "Shop.xcodeproj", "--target", "Shop App")
    #expect(wrong.exitCode == 1)
    #expect(wrong.errors.contains("\(tool.folder.path)/App/Texts/Wrong.swift:1:14: error: "))
  }

  @Test func `a check knows the members of Color that a project asks for`() async throws {
    try writeProject()
    let result = try await tool.trellis("check", ".")
    #expect(result.text.contains("ok      Shop App (Shop.xcodeproj): 2 of 2 files compile"), "\(result.text)")
  }

  @Test func `a bundle of one of two apps has the project's name and resources`() async throws {
    try writeProject()
    let several = try await tool.trellis("bundle", "Shop.xcodeproj", "--appdir")
    #expect(several.exitCode == 64 && several.errors.contains("name one with --target:\n"))
    let made = try await tool.trellis("bundle", "Shop.xcodeproj", "--appdir", "--target", "Shop App")
    #expect(made.exitCode == 0, "\(made.errors)")
    let bundle = tool.folder.path + "/The-Shop-1.0.AppDir"
    let entry = FileManager.default.contents(atPath: bundle + "/com.example.TheShop.desktop") ?? Data()
    #expect(String(decoding: entry, as: UTF8.self).contains("\nName=The Shop\n"))
    let request = LaunchRequest(mode: .render, output: tool.folder.path + "/x.png")
    let run = try await tool.run(
      "/usr/bin/env",
      ["-i", "\(LaunchRequest.environmentVariable)=\(try request.encoded())", bundle + "/AppRun"])
    #expect(run.exitCode == 0 && run.text == "a note The Shop\n", "\(run.errors)")
  }

  @Test func `files are found as on a Mac: with accents in another form, and in another case`() throws {
    try tool.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 77; rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (A); };
          G = {isa = PBXGroup; children = (S, F); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = "Cafe\u{301}"; sourceTree = "<group>"; exceptions = (E); };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (old.swift); };
          F = {isa = PBXFileReference; path = "views/card.swift"; sourceTree = "<group>"; };
          A = {isa = PBXNativeTarget; name = Cafe; productType = "com.apple.product-type.application";
            buildPhases = (AS); fileSystemSynchronizedGroups = (S); };
          AS = {isa = PBXSourcesBuildPhase; files = (BF); };
          BF = {isa = PBXBuildFile; fileRef = F; };
        };
      }
      """, to: "Cafe.xcodeproj/project.pbxproj")
    for file in ["Caf\u{E9}/Menu.swift", "Caf\u{E9}/Old.swift", "Views/Card.swift"] {
      try tool.write("", to: file)
    }
    let folder = tool.folder.path
    let target = XcodeTarget("A", in: try XcodeProject(folder + "/Cafe.xcodeproj"))
    #expect(
      target?.sources.map { Array($0.utf8) }
        == ["Caf\u{E9}/Menu.swift", "Views/Card.swift"].map { Array("\(folder)/\($0)".utf8) })
  }

  @Test func `a file that isn't a project is named`() async throws {
    try tool.write("nothing", to: "Empty.xcodeproj/project.pbxproj")
    let invalid = try await tool.trellis("run", "Empty.xcodeproj")
    #expect(invalid.exitCode == 65)
    #expect(invalid.errors.hasSuffix("/Empty.xcodeproj/project.pbxproj isn't the file of an Xcode project\n"))
    let missing = try await tool.trellis("run", "Missing.xcodeproj")
    #expect(missing.exitCode == 66)
  }
}
