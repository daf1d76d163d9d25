import Foundation
import Testing

/// A user's package that depends on Trellis, with a test of its view.
@Suite struct OwnPackageTests {
  /// The build's folder is kept, so that Trellis is recompiled only if it changed.
  @Test func `a package that depends on Trellis builds its views and tests them`() async throws {
    let tool = try Tool()
    defer { tool.removeFolder() }
    let package = Tool.cache.appendingPathComponent("own-package")
    let identity = Tool.packageRoot.lastPathComponent
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Greeting",
        dependencies: [.package(path: "\(Tool.packageRoot.path)")],
        targets: [
          .target(
            name: "Greeting",
            dependencies: [
              .product(name: "SwiftUI", package: "\(identity)"), .product(name: "Combine", package: "\(identity)"),
            ],
            resources: [.copy("Assets.xcassets")],
            plugins: [.plugin(name: "TrellisAssets", package: "\(identity)")]),
          .testTarget(
            name: "GreetingTests",
            dependencies: ["Greeting", .product(name: "TrellisTesting", package: "\(identity)")]),
        ])
      """,
      "Sources/Greeting/Greeting.swift": """
      import Combine
      import SwiftUI

      final class Taps: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var count = 0 { willSet { objectWillChange.send() } }
      }

      extension EnvironmentValues {
        @Entry var unit = "Taps"
      }

      public struct Greeting: View {
        @StateObject private var taps = Taps()
        @Environment(\\.unit) private var unit
        public init() {}
        public var body: some View {
          Button("\\(unit): \\(taps.count)") { taps.count += 1 }
        }
      }

      /// How red the colour of the asset catalog is, which has its name from the plugin.
      @MainActor public var redOfBrand: Float { Color(.brand).resolve(in: EnvironmentValues()).red }

      #Preview { Greeting() }
      """,
      "Sources/Greeting/Assets.xcassets/BrandColor.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.5", "alpha": "1.0"}}}]}
      """,
      "Tests/GreetingTests/GreetingTests.swift": """
      import Greeting
      import Testing
      import TrellisTesting

      @MainActor @Test func `a tap counts`() throws {
        let host = TestHost(Greeting())
        try host.tap("Taps: 0")
        #expect(host.texts == ["Taps: 1"])
        #expect(redOfBrand == 1)
      }
      """,
    ]
    for (name, text) in files {
      let file = package.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Equal files aren't rewritten, because a new date triggers a compilation.
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    // Trellis is compiled once more here; without debug information that takes half the time.
    let result = try await tool.run(
      "swift", ["test", "--disable-xctest", "-Xswiftc", "-gnone"], in: package)
    #expect(result.exitCode == 0, "\(result.text)\n\(result.errors)")
    #expect((result.text + result.errors).contains("a tap counts"))
  }
}
