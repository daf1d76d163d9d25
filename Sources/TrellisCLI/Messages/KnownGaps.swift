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
    "AVPlayer": "there is no video; show an Image, or leave the view out with #if canImport(AVKit)",
    "Chart": "draw with Canvas or shapes",
    "CIFilter": "use blur, saturation, hueRotation, colorMultiply … on the view",
    "FetchRequest": "keep the objects in an @Observable model, and read them from a file",
    "Map": "there are no maps; show an Image, or leave the view out with #if canImport(MapKit)",
    "ModelContainer": "keep the objects in an @Observable model, and read them from a file",
    "PhotosPicker": "use fileImporter(isPresented:allowedContentTypes:) with .image",
    "RealityView":
      "there is no 3D; use rotation3DEffect, or leave the view out with #if canImport(RealityKit)",
    "VideoPlayer": "there is no video; show an Image, or leave the view out with #if canImport(AVKit)",
    "WKWebView": "there is no web view; open the page with Link or openURL",
    "WebView": "there is no web view; open the page with Link or openURL",
  ]

  /// Members of types, such as view modifiers.
  static let members: [String: String] = [
    "modelContainer": "keep the objects in an @Observable model, and pass it with environment(_:)",
    "photosPicker": "use fileImporter(isPresented:allowedContentTypes:) with .image",
  ]

  /// Modules.
  static let modules: [String: String] = [
    "AVFoundation": "there is no sound or video on Linux; put the code in #if canImport(AVFoundation)",
    "AVKit": "there is no video on Linux; put the code in #if canImport(AVKit)",
    "AppKit":
      "import it outside of #if; inside of #if, use canImport(UIKit), whose names include those of AppKit",
    "Charts": "draw with Canvas or shapes",
    "Cocoa":
      "import it outside of #if; inside of #if, use canImport(UIKit), whose names include those of AppKit",
    "CoreData": "keep the objects in an @Observable model, and read them from a file",
    "MapKit": "there are no maps on Linux; put the code in #if canImport(MapKit)",
    "PhotosUI": "use fileImporter(isPresented:allowedContentTypes:) with .image",
    "SwiftData": "keep the objects in an @Observable model, and read them from a file",
    "WebKit": "there is no web view; open the page with Link or openURL",
    "WidgetKit": "show the widget's view in a WindowGroup",
  ]
}
