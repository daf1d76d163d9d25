/// Names of Apple's frameworks that Trellis lacks, with the nearest that exists.
///
/// A name is removed from here in the change that adds it: `KnownGapsTests` fails otherwise.
enum KnownGaps {
  /// Returns the advice for a missing name; nil if it isn't a known gap.
  static func advice(for missing: MissingName) -> String? {
    switch missing.kind {
    case .global: globals[missing.name]
    case .member: members[missing.name]
    case .module: modules[missing.name]
    }
  }

  /// Types, functions and macros.
  static let globals: [String: String] = [
    "AVPlayer": "import AVFoundation",
    "Chart": "import Charts",
    "CIFilter": "import CoreImage",
    "FetchRequest": "import CoreData",
    "Map": "import MapKit",
    "ModelContainer": "keep the objects in an @Observable model, and read them from a file",
    "PhotosPicker": "import PhotosUI",
    "RealityView":
      "there is no 3D; use rotation3DEffect, or leave the view out with #if canImport(RealityKit)",
    "VideoPlayer": "import AVKit",
    "WKWebView": "import WebKit",
    "WebView": "import WebKit",
  ]

  /// Members of types, such as view modifiers.
  static let members: [String: String] = [
    "modelContainer": "keep the objects in an @Observable model, and pass it with environment(_:)",
    "photosPicker": "import PhotosUI",
  ]

  /// Modules.
  static let modules: [String: String] = [
    "AppKit":
      "import it outside of #if; inside of #if, use canImport(UIKit), whose names include those of AppKit",
    "Cocoa":
      "import it outside of #if; inside of #if, use canImport(UIKit), whose names include those of AppKit",
  ]
}
