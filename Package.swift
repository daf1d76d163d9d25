// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// A target of the house: it may import only targets that stand above it in this file.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "trellis",
  products: [
    .library(name: "TrellisGraph", targets: ["TrellisGraph"]),
    .library(name: "TrellisGraphChecks", targets: ["TrellisGraphChecks"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "TrellisTesting", targets: ["TrellisTesting"]),
    .executable(name: "trellis", targets: ["TrellisCLI"]),
    .executable(name: "trellis-sheet", targets: ["TrellisSheetCLI"]),
    .executable(name: "conformance", targets: ["ConformanceCLI"]),
  ],
  traits: [
    .trait(name: "InternalChecks", description: "The engine checks itself after every step of a test.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    room("TrellisGraph"),
    room("TrellisGraphChecks", ["TrellisGraph"]),
    room("TrellisSheet", ["TrellisGraph"]),
    room("TrellisFailure"),
    room("TrellisGeometry"),
    room("TrellisDisplayList", ["TrellisGeometry"]),
    room("TrellisLayout", ["TrellisDisplayList"]),
    room("TrellisText", ["TrellisDisplayList"]),
    room("Trellis", ["TrellisGraph", "TrellisDisplayList", "TrellisLayout", "TrellisText"]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo pangoft2 fontconfig",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "CPixels"),
    room("TrellisCairo", ["TrellisGeometry", "TrellisDisplayList", "TrellisText", "CCairo", "CPixels"]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    room("TrellisWindow", ["Trellis", "TrellisCairo", "TrellisDisplayList", "CSDL2"]),
    room(
      "TrellisTesting",
      ["Trellis", "TrellisCairo", "TrellisGraph", "TrellisDisplayList", "TrellisText"]),
    room(
      "SwiftUI",
      [
        "Trellis", "TrellisWindow", "TrellisCairo", "TrellisGraph", "TrellisDisplayList",
        "TrellisText", "TrellisFailure",
      ]),
    room("TrellisConformance", ["SwiftUI", "TrellisTesting"]),
    .executableTarget(
      name: "ConformanceCLI",
      dependencies: [
        "TrellisConformance", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "TrellisCLI",
      dependencies: [
        "SwiftUI", "TrellisFailure", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(name: "CGraphFloor"),
    .executableTarget(
      name: "TrellisGraphBenchmarks", dependencies: ["TrellisGraph", "CGraphFloor"], swiftSettings: settings),
    .executableTarget(
      name: "TrellisBenchmarks",
      dependencies: ["Trellis", "TrellisGraph", "TrellisText", "TrellisCairo"],
      swiftSettings: settings),
    .executableTarget(
      name: "TrellisDrawingBenchmarks",
      dependencies: ["TrellisGeometry", "TrellisDisplayList", "TrellisText", "TrellisCairo", "CCairo"],
      swiftSettings: settings),
    .executableTarget(
      name: "TrellisSheetCLI",
      dependencies: [
        "TrellisSheet", "TrellisFailure", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    tests("TrellisGraphTests", ["TrellisGraph", "TrellisGraphChecks"]),
    tests("TrellisGraphChecksTests", ["TrellisGraphChecks"]),
    tests("TrellisSheetTests", ["TrellisSheet", "TrellisSheetCLI", "TrellisGraph", "TrellisGraphChecks"]),
    tests("TrellisDisplayListTests", ["TrellisDisplayList", "TrellisGeometry"]),
    tests("TrellisLayoutTests", ["TrellisLayout"]),
    tests("TrellisTextTests", ["TrellisText", "TrellisDisplayList"]),
    tests("TrellisTests", ["SwiftUI", "TrellisTesting"]),
    tests("TrellisConformanceTests", ["TrellisConformance"]),
    tests("TrellisTestingTests", ["SwiftUI", "TrellisTesting"]),
    tests("TrellisCairoTests", ["TrellisCairo", "TrellisDisplayList", "TrellisText", "TrellisGeometry"]),
    tests("TrellisWindowTests", ["TrellisWindow", "Trellis", "TrellisDisplayList"]),
    tests("TrellisCLITests", ["TrellisCLI", "SwiftUI", "TrellisFailure"]),
  ]
)
