// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// Returns a target of this package, which may import only targets that precede it in this file.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The modules that import nothing.
let alone = [
  "TrellisComparison", "TrellisFailure", "TrellisGeometry", "UniformTypeIdentifiers", "TrellisBus",
  "Network", "CoreHaptics", "simd", "BackgroundTasks", "CoreMedia", "TrellisDataModel", "TrellisAssetNames",
  "TrellisExpansions",
]

/// The modules for services of Apple's that import only TrellisFoundation.
let simple = [
  "ActivityKit", "AppTrackingTransparency", "CloudKit", "Contacts", "CoreMotion", "EventKit",
  "GroupActivities", "HealthKit", "Intents", "LocalAuthentication", "MetricKit", "ServiceManagement",
  "WatchConnectivity",
]

/// The targets that share their dependencies; AppKit and Cocoa have names here that no source asks for.
let alike =
  alone.map { module($0) } + simple.map { module($0, ["TrellisFoundation"]) }
  + ["UIKit", "TrellisAppKit", "TrellisCocoa", "MediaPlayer", "MessageUI", "PassKit"]
  .map { module($0, ["TrellisUIKit"]) }

/// The modules for services of Apple's that source imports, each a product.
let services =
  simple + [
    "AppIntents", "AuthenticationServices", "CoreSpotlight", "FoundationModels",
    "LinkPresentation", "MediaPlayer", "MessageUI", "PassKit", "SafariServices",
    "SensitiveContentAnalysis", "Speech", "StoreKit", "TipKit", "Translation", "WidgetKit",
  ]

/// All modules that source for Apple's systems imports, each a product.
let imports =
  services + [
    "SwiftUI", "UIKit", "CoreGraphics", "Charts", "SwiftData", "CoreData", "Combine", "CoreTransferable",
    "UniformTypeIdentifiers", "QuartzCore", "ImageIO", "OSLog", "Security", "CoreLocation", "WeatherKit",
    "UserNotifications", "Network", "SystemConfiguration", "CoreHaptics", "AudioToolbox", "simd",
    "CoreServices", "MobileCoreServices", "BackgroundTasks", "CryptoKit", "CoreMedia", "AVFAudio",
    "AVFoundation", "AVKit", "MapKit", "Photos", "PhotosUI", "CoreImage", "WebKit", "QuickLook", "Symbols",
  ]

/// The engine, and the modules for tests: hosts, display lists and pixels.
let own = [
  "TrellisGraph", "TrellisGraphChecks", "TrellisGraphCollections", "TrellisFoundation", "TrellisTesting",
  "TrellisDisplayList", "TrellisCairo",
]

/// What the modules for stores of objects import.
let stores: [Target.Dependency] = [
  "TrellisMacros", "TrellisFoundation", "TrellisGraph", "Trellis", "CSQLite", "TrellisSQLite",
]

/// What the tests of views import.
let features: [Target.Dependency] = [
  "SwiftUI", "Trellis", "TrellisTesting", "TrellisTestSupport", "TrellisGraph", "TrellisGraphChecks",
  "TrellisDisplayList", "TrellisCairo",
]

let package = Package(
  name: "trellis",
  products: (imports + own).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "trellis", targets: ["TrellisCLI"]),
    // Swift names for the contents of a target's asset catalogs.
    .plugin(name: "TrellisAssets", targets: ["TrellisAssets"]),
    .executable(name: "trellis-sheet", targets: ["TrellisSheetCLI"]),
    .executable(name: "conformance", targets: ["ConformanceCLI"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks", description: "The engine checks itself after every step of a test.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: alike + [
    .target(
      name: "TrellisFoundation", swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    module("TrellisGraph", ["TrellisComparison"]),
    module("TrellisGraphChecks", ["TrellisGraph"]),
    module("TrellisGraphCollections", ["TrellisGraph"]),
    module("TrellisSheet", ["TrellisGraph", "TrellisGraphCollections"]),
    module("TrellisDisplayList", ["TrellisGeometry"]),
    module("TrellisLayout", ["TrellisGeometry", "TrellisDisplayList"]),
    module("TrellisText", ["TrellisDisplayList"]),
    .target(name: "CPixels", linkerSettings: [.linkedLibrary("deflate")]),
    .systemLibrary(
      name: "CImage", pkgConfig: "libpng libturbojpeg libwebp",
      providers: [.apt(["libpng-dev", "libturbojpeg0-dev", "libwebp-dev"])]),
    .target(name: "CRsvg", linkerSettings: [.linkedLibrary("dl")]),
    module("TrellisImages", ["TrellisDisplayList", "TrellisText", "CPixels", "CImage", "CRsvg"]),
    module("Combine", [.product(name: "OpenCombine", package: "OpenCombine")]),
    module("TrellisCombine", ["Combine", "TrellisFoundation"]),
    module("TrellisLogging", ["TrellisFoundation"]),
    module("OSLog", ["TrellisLogging"]),
    module("TrellisATSPI", ["TrellisBus", "TrellisGeometry", "TrellisDisplayList"]),
    module("Security", ["TrellisFoundation", "TrellisBus"]),
    module("CryptoKit", ["Security", .product(name: "Crypto", package: "swift-crypto")]),
    module("CoreLocation", ["TrellisBus"]),
    module("WeatherKit", ["CoreLocation"]),
    module("UserNotifications", ["TrellisBus"]),
    module("SystemConfiguration", ["Network"]),
    module("AudioToolbox", ["TrellisFoundation"]),
    module("CoreServices", ["TrellisFoundation", "UniformTypeIdentifiers"]),
    module("MobileCoreServices", ["CoreServices"]),
    module("TrellisCoreGraphics", ["TrellisFoundation", "TrellisGeometry", "TrellisDisplayList"]),
    module("QuartzCore", ["TrellisFoundation", "TrellisGeometry"]),
    module(
      "ImageIO",
      ["TrellisFoundation", "TrellisDisplayList", "TrellisImages", "TrellisCoreGraphics", "CPixels"]),
    .target(name: "CSymbolNames", exclude: ["symbols.def"]),
    module(
      "Trellis",
      [
        "TrellisGraph", "TrellisGeometry", "TrellisDisplayList", "TrellisLayout", "TrellisText",
        "TrellisImages", "TrellisCoreGraphics", "TrellisFoundation", "CSymbolNames", "Combine",
        "UniformTypeIdentifiers",
      ]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo pangoft2 fontconfig",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    module("TrellisCairo", ["TrellisGeometry", "TrellisDisplayList", "TrellisText", "CCairo", "CPixels"]),
    module(
      "TrellisCoreGraphicsCairo",
      ["TrellisFoundation", "TrellisCoreGraphics", "TrellisGeometry", "TrellisDisplayList", "TrellisCairo"]),
    module("CoreGraphics", ["TrellisCoreGraphicsCairo"]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "CDesktop", linkerSettings: [.linkedLibrary("dl")]),
    module(
      "TrellisWindow",
      [
        "Trellis", "TrellisCairo", "TrellisDisplayList", "TrellisATSPI", "UniformTypeIdentifiers", "CSDL2",
        "CDesktop",
      ]),
    // The inspector's page as shipped. The C compiler embeds its files.
    .target(name: "CInspectorPage", exclude: ["page"]),
    module(
      "TrellisInspector",
      [
        "Trellis", "TrellisComparison", "TrellisGraph", "TrellisLayout", "TrellisDisplayList",
        "TrellisCairo",
        "TrellisWindow", "CInspectorPage",
      ]),
    module("CoreTransferable", ["Trellis", "UniformTypeIdentifiers"]),
    module(
      "TrellisControls",
      ["Trellis", "TrellisDisplayList", "TrellisFoundation", "UniformTypeIdentifiers", "Combine"]),
    .target(name: "CObjects"),
    module(
      "TrellisUIKit",
      [
        "Combine", "CObjects", "CDesktop", "UniformTypeIdentifiers", "TrellisFoundation", "TrellisControls",
        "Trellis", "TrellisGeometry", "TrellisLayout", "TrellisDisplayList", "TrellisText", "TrellisImages",
        "TrellisCairo", "TrellisCoreGraphicsCairo",
      ]),
    module("Symbols", ["Trellis"]),
    .target(name: "CGStreamer", linkerSettings: [.linkedLibrary("dl")]),
    module("TrellisMedia", ["TrellisDisplayList", "TrellisCoreGraphics", "CGStreamer"]),
    module("AVFAudio", ["TrellisMedia"]),
    module(
      "AVFoundation",
      [
        "TrellisFoundation", "CoreMedia", "AVFAudio", "TrellisMedia", "TrellisCoreGraphics",
        "TrellisGeometry",
      ]),
    module("AVKit", ["AVFoundation", "Trellis", "TrellisControls", "TrellisUIKit", "TrellisCoreGraphics"]),
    module("MapKit", ["CoreLocation", "Trellis", "TrellisControls", "TrellisUIKit"]),
    module("Photos", ["Trellis", "TrellisUIKit"]),
    module(
      "TrellisCoreImage",
      ["TrellisUIKit", "Trellis", "TrellisCoreGraphics", "TrellisDisplayList", "TrellisGeometry"]),
    module("CoreImage", ["TrellisCoreImage"]),
    .target(name: "CWPE", linkerSettings: [.linkedLibrary("dl")]),
    module(
      "WebKit",
      [
        "CWPE", "TrellisFoundation", "Trellis", "TrellisControls", "TrellisUIKit", "TrellisCoreGraphics",
        "TrellisDisplayList",
      ]),
    module("QuickLook", ["Trellis"]),
    module("PhotosUI", ["Photos", "Trellis", "TrellisControls", "TrellisUIKit", "UniformTypeIdentifiers"]),
    module("Charts", ["Trellis", "TrellisControls", "TrellisFoundation"]),
    module(
      "TrellisTesting",
      [
        "Trellis", "TrellisCairo", "TrellisGraph", "TrellisGeometry", "TrellisDisplayList", "TrellisText",
        "TrellisInspector", "TrellisUIKit", "UniformTypeIdentifiers",
      ]),
    program("trellis-asset-names", ["TrellisAssetNames"], path: "Sources/TrellisAssetNamesCLI"),
    .plugin(name: "TrellisAssets", capability: .buildTool(), dependencies: ["trellis-asset-names"]),
    .macro(name: "TrellisMacros", dependencies: ["TrellisExpansions"], swiftSettings: settings),
    module(
      "SwiftUI",
      [
        "TrellisMacros", "TrellisFoundation", "Trellis", "TrellisControls", "TrellisUIKit",
        "TrellisCoreGraphicsCairo", "Combine", "TrellisCombine", "TrellisWindow", "TrellisInspector",
        "TrellisCairo", "TrellisGraph", "TrellisLayout", "TrellisDisplayList", "TrellisText",
        "TrellisFailure",
      ]),
    module("AppIntents", ["TrellisFoundation", "UniformTypeIdentifiers", "Trellis", "TrellisControls"]),
    module("StoreKit", ["TrellisFoundation", "Trellis", "TrellisControls"]),
    module("AuthenticationServices", ["TrellisFoundation", "Trellis", "TrellisControls", "TrellisUIKit"]),
    module("Speech", ["TrellisFoundation", "AVFAudio"]),
    module("SensitiveContentAnalysis", ["TrellisFoundation", "TrellisCoreGraphics"]),
    module("LinkPresentation", ["TrellisFoundation", "UniformTypeIdentifiers", "Trellis", "TrellisUIKit"]),
    module("SafariServices", ["TrellisFoundation", "Trellis", "TrellisControls", "TrellisUIKit"]),
    module("CoreSpotlight", ["TrellisFoundation", "UniformTypeIdentifiers"]),
    module("FoundationModels", ["TrellisMacros", "TrellisFoundation"]),
    module("Translation", ["TrellisFoundation", "Trellis", "TrellisControls"]),
    module("TipKit", ["SwiftUI"]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    module("TrellisSQLite", ["TrellisFoundation", "CSQLite"]),
    module("SwiftData", stores),
    module("CoreData", stores + ["TrellisDataModel", "TrellisUIKit", "Combine"]),
    module(
      "WidgetKit", ["TrellisFoundation", "Trellis", "SwiftUI", "AppIntents", "Intents", "ActivityKit"]),
    module("TrellisConformance", ["Trellis", "TrellisTesting"]),
    module(
      "TrellisViewChecks",
      ["SwiftUI", "TrellisTesting", "TrellisDisplayList", "TrellisGraph", "TrellisGraphChecks"]),
    program("TrellisViewChecksCLI", ["TrellisViewChecks", argumentParser]),
    module("TrellisDataChecks", ["SwiftData", "TrellisFoundation", "TrellisGraphChecks"]),
    program("TrellisDataChecksCLI", ["TrellisDataChecks", "SwiftData"]),
    program("ConformanceCLI", ["TrellisConformance", argumentParser]),
    program(
      "TrellisCLI",
      imports.map { .byName(name: $0) } + [
        "TrellisAppKit", "TrellisCocoa", "TrellisAssetNames", "TrellisDataModel", "TrellisExpansions",
        "TrellisFailure", "TrellisInspector", "TrellisWindow", argumentParser,
      ]),
    .target(name: "CAllocations"),
    .target(name: "CGraphFloor"),
    module("TrellisBenchmarkSupport", ["CAllocations"]),
    program("TrellisGraphBenchmarks", ["TrellisGraph", "TrellisBenchmarkSupport", "CGraphFloor"]),
    program(
      "TrellisBenchmarks",
      [
        "Trellis", "TrellisGraph", "TrellisDisplayList", "TrellisText", "TrellisCairo",
        "TrellisBenchmarkSupport",
      ]),
    program(
      "TrellisDrawingBenchmarks",
      [
        "TrellisGeometry", "TrellisDisplayList", "TrellisText", "TrellisCairo", "CCairo",
        "TrellisBenchmarkSupport",
      ]),
    program(
      "TrellisPictureBenchmarks",
      [
        "SwiftUI", "Trellis", "TrellisGraph", "TrellisDisplayList", "TrellisText", "TrellisCairo",
        "TrellisInspector", "TrellisWindow", "TrellisBenchmarkSupport",
      ]),
    program(
      "TrellisChartBenchmarks",
      [
        "SwiftUI", "Charts", "Trellis", "TrellisGraph", "TrellisDisplayList", "TrellisCairo",
        "TrellisBenchmarkSupport",
      ]),
    program(
      "TrellisDataBenchmarks",
      [
        "SwiftUI", "SwiftData", "CSQLite", "Trellis", "TrellisDisplayList", "TrellisCairo",
        "TrellisBenchmarkSupport",
      ]),
    // The rows that Benchmarks/Peers compares with other toolkits.
    program(
      "TrellisPeerBenchmarks",
      [
        "SwiftUI", "Trellis", "TrellisDisplayList", "TrellisText", "TrellisCairo", "TrellisWindow",
        "TrellisBenchmarkSupport",
      ]),
    program("TrellisSheetCLI", ["TrellisSheet", "TrellisFailure", argumentParser]),
    tests("TrellisComparisonTests", ["TrellisComparison", "TrellisGraphChecks"]),
    tests("TrellisGraphTests", ["TrellisGraph", "TrellisGraphChecks"]),
    tests("TrellisGraphChecksTests", ["TrellisGraphChecks"]),
    tests("TrellisGraphCollectionsTests", ["TrellisGraphCollections", "TrellisGraph"]),
    tests("TrellisSheetTests", ["TrellisSheet", "TrellisSheetCLI", "TrellisGraph", "TrellisGraphChecks"]),
    tests("TrellisGeometryTests", ["TrellisGeometry"]),
    tests("TrellisDisplayListTests", ["TrellisDisplayList", "TrellisGeometry", "TrellisGraphChecks"]),
    tests("TrellisLayoutTests", ["TrellisLayout", "TrellisGeometry", "TrellisGraphChecks"]),
    tests("TrellisTextTests", ["TrellisText", "TrellisDisplayList", "TrellisGraphChecks"]),
    // Helpers shared by the test targets below.
    .target(
      name: "TrellisTestSupport",
      dependencies: ["SwiftUI", "TrellisTesting", "TrellisDisplayList", "TrellisGeometry"],
      path: "Tests/TrellisTestSupport", swiftSettings: settings),
    // The features of Trellis, by the folders of Sources/Trellis.
    tests("TrellisTests", features + ["TrellisText", "Combine"]),
    tests("TrellisStateTests", features + ["Combine"]),
    tests("TrellisAnimationTests", features),
    tests("TrellisInputTests", features + ["TrellisText", "UniformTypeIdentifiers"]),
    tests("TrellisScrollingTests", features),
    tests("TrellisTextFieldsTests", features),
    tests("TrellisViewLayoutTests", features),
    tests(
      "TrellisDrawingTests",
      features + ["TrellisCoreGraphicsCairo", "TrellisFoundation", "TrellisGeometry", "TrellisImages"]),
    tests("TrellisControlsTests", features + ["TrellisControls"]),
    tests("ChartsTests", features + ["Charts"]),
    tests("CoreDataTests", features + ["CoreData", "TrellisDataModel", "TrellisFoundation"]),
    tests(
      "TrellisCoreGraphicsTests",
      ["TrellisCoreGraphicsCairo", "TrellisCairo", "TrellisDisplayList", "TrellisGeometry", "ImageIO"]),
    tests(
      "TrellisUIKitTests",
      ["SwiftUI", "TrellisUIKit", "TrellisTesting", "TrellisDisplayList", "TrellisCairo"]),
    tests("TrellisFoundationTests", ["TrellisFoundation", "TrellisGraphChecks"]),
    tests("TrellisLoggingTests", ["TrellisLogging"]),
    // The small modules for services of the system.
    tests(
      "TrellisModulesTests",
      [
        "TrellisBus", "TrellisATSPI", "TrellisDisplayList", "TrellisFoundation", "Security", "CryptoKit",
        "CoreLocation", "WeatherKit", "UserNotifications", "Network", "SystemConfiguration", "CoreHaptics",
        "AudioToolbox", "simd", "MobileCoreServices", "BackgroundTasks",
      ]),
    tests(
      "TrellisMediaTests",
      [
        "SwiftUI", "AVKit", "AVFoundation", "AVFAudio", "CoreMedia", "TrellisMedia", "MapKit", "PhotosUI",
        "TrellisCoreImage", "CoreLocation", "WebKit", "QuickLook", "TrellisTesting", "TrellisCoreGraphics",
        "UniformTypeIdentifiers", "TrellisCairo", "TrellisDisplayList", "TrellisGeometry",
      ]),
    tests("TrellisCombineTests", ["Combine"]),
    tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
    tests("TrellisRandomTests", features),
    // Source as written for SwiftUI, in the language mode of `trellis run`.
    .testTarget(
      name: "TrellisSourceTests",
      dependencies: [
        "SwiftUI", "TrellisTesting", "TrellisDisplayList", "TrellisCairo", "TrellisTestSupport",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      "SwiftDataTests",
      [
        "SwiftData", "SwiftUI", "Trellis", "TrellisTesting", "TrellisText", "TrellisGraph",
        "TrellisGraphChecks", "TrellisDataChecks", "TrellisDataChecksCLI", "CSQLite",
      ]),
    tests("TrellisExpansionsTests", ["TrellisExpansions"]),
    tests("TrellisConformanceTests", ["TrellisConformance"]),
    tests("TrellisViewChecksTests", ["TrellisViewChecks", "TrellisViewChecksCLI"]),
    .testTarget(
      name: "TrellisGalleryTests",
      dependencies: ["SwiftUI", "Charts", "Trellis", "TrellisCairo", "TrellisDisplayList"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("TrellisTestingTests", features),
    tests(
      "TrellisImagesTests", ["TrellisImages", "TrellisDisplayList", "TrellisCairo", "TrellisGraphChecks"]),
    tests(
      "TrellisCairoTests",
      ["TrellisCairo", "TrellisDisplayList", "TrellisText", "TrellisGeometry", "TrellisGraphChecks"]),
    tests(
      "TrellisWindowTests",
      ["TrellisWindow", "Trellis", "TrellisDisplayList", "TrellisText", "UniformTypeIdentifiers"]),
    tests(
      "TrellisInspectorTests",
      [
        "SwiftUI", "TrellisInspector", "Trellis", "TrellisGraph", "TrellisGraphChecks",
        "TrellisDisplayList",
        "TrellisCairo", "TrellisText",
      ]),
    // The values and application objects of UIKit and AppKit.
    tests(
      "TrellisUIKitValuesTests",
      ["SwiftUI", "Trellis", "TrellisTesting", "Combine", "UniformTypeIdentifiers"]),
    tests(
      "TrellisServicesTests",
      ["SwiftUI", "Trellis", "TrellisTesting", "TrellisTestSupport"] + services.map { .byName(name: $0) }),
    tests("TrellisCLITests", ["TrellisCLI", "SwiftUI", "TrellisFailure"]),
  ]
)
