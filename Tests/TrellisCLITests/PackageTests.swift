import Foundation
import Testing

/// Packages that don't name Trellis.
@Suite(.serialized) final class PackageTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  /// Writes a package with a library, its views and a test.
  private func writePackage() throws {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "badge",
        products: [.library(name: "Badge", targets: ["Badge"])],
        targets: [
          .target(name: "CBadge"),
          .target(name: "Badge", dependencies: ["CBadge"]),
          .testTarget(name: "BadgeTests", dependencies: ["Badge"]),
        ])
      """, to: "badge/Package.swift")
    try tool.write("int badge_count(void);\n", to: "badge/Sources/CBadge/include/CBadge.h")
    try tool.write("int badge_count(void) { return 7; }\n", to: "badge/Sources/CBadge/badge.c")
    try tool.write(
      """
      import CBadge
      import SwiftUI
      import os.log

      extension EnvironmentValues {
        @Entry var unit = "new"
      }

      final class Model: ObservableObject {
        @Published var count = Int(badge_count())
      }

      struct Badge: View {
        @StateObject private var model = Model()
        @Environment(\\.unit) private var unit
        var body: some View {
          Text("\\(model.count) \\(unit)").onAppear { print("shown on \\(platform)") }
        }
      }

      let brick = Color(.brick)

      struct Other: View { var body: some View { Text("other") } }

      #if os(iOS)
        let platform = "iOS"
      #elseif canImport(UIKit)
        let platform = "phone"
      #else
        let platform = "linux"
      #endif

      let logger = Logger(subsystem: "badge", category: "views")

      #Preview("Two") { Badge() }
      #Preview("Three") { Badge().padding() }
      """, to: "badge/Sources/Badge/Badge.swift")
    // No manifest names the catalog, as in packages for Xcode.
    try tool.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.5", "alpha": "1.0"}}}]}
      """, to: "badge/Sources/Badge/Assets.xcassets/Brick.colorset/Contents.json")
    // Lists of tests as old versions of SwiftPM wrote them, out of date.
    try tool.write(
      "import XCTest\nlet tests = [testCase(Gone.allTests)]\n",
      to: "badge/Tests/BadgeTests/XCTestManifests.swift")
    try tool.write(
      "import XCTest\nimport BadgeTests\nXCTMain(BadgeTests.gone())\n", to: "badge/Tests/LinuxMain.swift")
    try tool.write(
      """
      import Foundation
      import SwiftUI
      import XCTest
      @testable import Badge

      final class BadgeTests: XCTestCase {
        func testModel() {
          XCTAssertEqual(Model().count, 7)
          XCTAssertNotNil(Just(1))
          XCTAssertEqual(platform, "iOS")
        }
        @MainActor func testColor() {
          XCTAssertEqual(Color(.brick).resolve(in: EnvironmentValues()).red, 1)
        }
      }
      """, to: "badge/Tests/BadgeTests/BadgeTests.swift")
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: tool.folder.appendingPathComponent("badge").path)
      .sorted()
  }

  @Test
  func `an unmodified package is tested and shown, on three platforms, and its folder isn't written to`()
    async throws
  {
    try writePackage()
    let before = try files()

    let tested = try await tool.trellis("test", "badge")
    #expect(tested.exitCode == 0, "\(tested.text)\n\(tested.errors)")
    #expect(tested.errors.contains("Build complete"))
    #expect((tested.text + tested.errors).contains("Executed 2 tests, with 0 failures"))

    let several = try await tool.trellis("render", "badge", "-o", "x.png")
    #expect(several.exitCode == 64)
    #expect(
      several.errors == """
        trellis: badge is a library with several views; name one with --view or --preview:
          trellis render badge -o x.png --preview Two
          trellis render badge -o x.png --preview Three

        """)

    let linux = try await tool.trellis("render", "badge", "-o", "y.png", "--view", "Badge", "--as", "linux")
    #expect(linux.exitCode == 0 && linux.text == "shown on linux\n", "\(linux.errors)")
    // A change of a catalog alone changes the names.
    try FileManager.default.moveItem(
      at: tool.folder.appendingPathComponent("badge/Sources/Badge/Assets.xcassets/Brick.colorset"),
      to: tool.folder.appendingPathComponent("badge/Sources/Badge/Assets.xcassets/Stone.colorset"))
    let renamed = try await tool.trellis("render", "badge", "-o", "y.png", "--view", "Badge", "--as", "linux")
    #expect(
      renamed.exitCode == 1 && renamed.errors.contains("reference to member 'brick' cannot be resolved"),
      "\(renamed.errors)")
    try FileManager.default.moveItem(
      at: tool.folder.appendingPathComponent("badge/Sources/Badge/Assets.xcassets/Stone.colorset"),
      to: tool.folder.appendingPathComponent("badge/Sources/Badge/Assets.xcassets/Brick.colorset"))
    let phone = try await tool.trellis("render", "badge", "-o", "z.png", "--preview", "Two", "--as", "phone")
    #expect(phone.exitCode == 0 && phone.text == "shown on phone\n", "\(phone.errors)")

    #expect(try files() == before)
  }

  @Test func `plain SwiftPM runs a package with the Swift SDK`() async throws {
    tool.environment["XDG_DATA_HOME"] = tool.folder.appendingPathComponent("data").path
    let sdks = tool.folder.appendingPathComponent("sdks").path
    // Installing again replaces the SDKs.
    for _ in 0..<2 {
      let installed = try await tool.trellis("sdk", "install", "--swift-sdks-path", sdks)
      #expect(installed.exitCode == 0, "\(installed.errors)")
    }
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "hello", targets: [.executableTarget(name: "Hello")])
      """, to: "hello/Package.swift")
    try tool.write(
      """
      import SwiftUI
      #if canImport(UIKit)
        print("phone")
      #else
        print(Font.body == Font.body)
      #endif
      """, to: "hello/Sources/Hello/main.swift")
    let ran = try await tool.run(
      "swift", ["run", "--package-path", "hello", "--swift-sdks-path", sdks, "--swift-sdk", "trellis"])
    #expect(ran.exitCode == 0 && ran.text == "true\n", "\(ran.errors)")
  }

  @Test func `bad input is named, with a way out`() async throws {
    let none = try await tool.trellis("build", ".")
    #expect(none.exitCode == 66)
    #expect(none.errors == "trellis: '.' isn't a package: it has no Package.swift\n")

    try tool.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "A.swift")
    let file = try await tool.trellis("render", "A.swift", "-o", "x.png", "--as", "phone")
    #expect(
      file.exitCode == 64
        && file.errors.hasPrefix("trellis: --product and --as are for packages and projects"))

    try tool.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = x\n", to: "bad/Package.swift")
    let manifest = try await tool.trellis("build", "bad")
    #expect(manifest.exitCode == 65)
    #expect(manifest.errors.contains("cannot find 'x' in scope"))
    #expect(manifest.errors.hasSuffix("/bad/Package.swift; its message is above\n"))

    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "lonely", dependencies: [.package(path: "../nowhere")],
        targets: [.target(name: "Lonely", dependencies: [.product(name: "Nowhere", package: "nowhere")])])
      """, to: "lonely/Package.swift")
    try tool.write("import SwiftUI\n", to: "lonely/Sources/Lonely/Lonely.swift")
    let dependency = try await tool.trellis("build", "lonely")
    #expect(dependency.exitCode == 66)
    #expect(
      dependency.errorLines.last
        == "trellis: the dependency at \(tool.folder.path)/nowhere doesn't exist; put the package there, or correct the "
        + "manifest's path")
  }
}
