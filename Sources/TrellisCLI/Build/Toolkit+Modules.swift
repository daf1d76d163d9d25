// Made by `scripts/targets modules --write` from Package.swift; don't edit.

extension Toolkit {
  /// The modules that a program needs: all except the command itself and its argument parser.
  static let modules = [
    "TrellisComparison",
    "TrellisGraph",
    "TrellisFailure",
    "TrellisGeometry",
    "TrellisDisplayList",
    "TrellisLayout",
    "TrellisText",
    "TrellisImages",
    "TrellisFoundation",
    "Combine",
    "UniformTypeIdentifiers",
    "TrellisLogging",
    "OSLog",
    "TrellisCoreGraphics",
    "QuartzCore",
    "Trellis",
    "TrellisCairo",
    "TrellisCoreGraphicsCairo",
    "CoreGraphics",
    "TrellisWindow",
    "TrellisInspector",
    "CoreTransferable",
    "TrellisControls",
    "TrellisUIKit",
    "UIKit",
    "SwiftUI",
    "ImageIO",
    "TrellisBus",
    "Security",
    "CoreLocation",
    "WeatherKit",
    "UserNotifications",
    "Network",
    "CoreHaptics",
    "AudioToolbox",
    "simd",
    "CryptoKit",
  ]
  /// The Swift modules from other packages that these modules use.
  static let packageModules = [
    "Crypto",
    "CryptoBoringWrapper",
    "OpenCombine",
  ]
  /// The modules that are built from C.
  static let nativeModules = [
    "CDesktop",
    "CInspectorPage",
    "CObjects",
    "COpenCombineHelpers",
    "CPixels",
    "CRsvg",
    "CSymbolNames",
  ]
  /// The modules of the system's libraries.
  static let systemModules = [
    "CCairo",
    "CImage",
    "CSDL2",
  ]
  /// The shared libraries of these modules. The first is in every program; each of the others needs only those before it.
  static let libraries = [
    ModuleLibrary(
      name: "Trellis",
      modules: [
        "TrellisComparison",
        "TrellisGraph",
        "TrellisFailure",
        "TrellisGeometry",
        "TrellisDisplayList",
        "TrellisLayout",
        "TrellisText",
        "TrellisImages",
        "TrellisFoundation",
        "Combine",
        "UniformTypeIdentifiers",
        "TrellisLogging",
        "OSLog",
        "TrellisCoreGraphics",
        "QuartzCore",
        "Trellis",
        "TrellisCairo",
        "TrellisCoreGraphicsCairo",
        "CoreGraphics",
        "TrellisWindow",
        "TrellisInspector",
        "CoreTransferable",
        "TrellisControls",
        "TrellisUIKit",
        "UIKit",
        "SwiftUI",
        "OpenCombine",
        "CDesktop",
        "CInspectorPage",
        "COpenCombineHelpers",
        "CPixels",
        "CRsvg",
        "CSymbolNames",
      ]),
    ModuleLibrary(
      name: "TrellisImageIO",
      modules: ["ImageIO"]),
    ModuleLibrary(
      name: "TrellisServices",
      modules: [
        "TrellisBus",
        "Security",
        "CoreLocation",
        "WeatherKit",
        "UserNotifications",
        "Network",
        "CoreHaptics",
        "AudioToolbox",
        "simd",
      ]),
    ModuleLibrary(
      name: "TrellisCryptoKit",
      modules: [
        "CryptoKit",
        "Crypto",
        "CryptoBoringWrapper",
        "CCryptoBoringSSL",
        "CCryptoBoringSSLShims",
        "CXKCP",
        "CXKCPShims",
      ]),
  ]
}
