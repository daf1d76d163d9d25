import Foundation
import TrellisAssetNames
import TrellisExpansions

/// The file that is compiled with the user's source to show a single view or preview.
///
/// It puts the view in a window group, and starts instead of the `@main` type that the source may have.
enum EntrySource {
  /// The compiler's arguments that rename the entry point of the source's own `@main` type.
  static let compilerArguments = [
    "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "trellis_unused_main",
  ]

  /// Returns the text of the file for a starting point in a module; nil if the source starts by itself.
  static func text(for start: StartingPoint, in module: String) -> String? {
    switch start {
    case .program: nil
    case .view(let view): text(showing: "\(view.name)()", of: view.plainName, as: "the view")
    case .provider(let type): text(showing: "\(type.name).previews", of: type.plainName, as: "the previews")
    case .preview(let preview): text(calling: call(of: preview, in: module))
    case .requestedPreview: text(calling: requestedPreview)
    }
  }

  /// Returns the text of `main.swift` that shows a view or a preview of another module; nil if the source starts by itself.
  static func mainFile(for start: StartingPoint, in module: String) -> String? {
    let body: String
    switch start {
    case .program: return nil
    case .view(let view): body = app(showing: "\(view.name)()", of: view.plainName, as: "the view")
    case .provider(let type):
      body = app(showing: "\(type.name).previews", of: type.plainName, as: "the previews")
    case .preview(let preview):
      return mainFile(calling: call(of: preview, in: module))
    case .requestedPreview: return previewsFile
    }
    return "import SwiftUI\n@testable import \(module)\n\n\(body)\nTrellisApp.main()\n"
  }

  private static let requestedPreview = "SwiftUI._PreviewProgram.main()"

  /// The text of `main.swift` that shows the preview of the launch request.
  ///
  /// It imports nothing, so that the compiler needs no time to read SwiftUI.
  static let previewsFile = """
    @_silgen_name("trellis_preview_main") func showRequestedPreview()
    showRequestedPreview()

    """

  private static func mainFile(calling call: String) -> String {
    "import SwiftUI\n\nMainActor.assumeIsolated {\n  \(call)\n}\n"
  }

  /// Returns the text that shows a view, or a type's previews, in a window group.
  private static func text(showing expression: String, of name: String, as kind: String) -> String {
    """
    import SwiftUI

    @_cdecl("main") @MainActor
    public func trellisMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
      TrellisApp.main()
      return 0
    }

    \(app(showing: expression, of: name, as: kind))
    """
  }

  /// Returns an app that shows a view, or a type's previews, in a window group.
  ///
  /// The text isn't part of any file of the user's. So a compiler error in it, such as a missing argument or a private type,
  /// refers to a file named after the view. The error's note refers to the view's declaration.
  private static func app(showing expression: String, of name: String, as kind: String) -> String {
    """
    private struct TrellisApp: SwiftUI.App {
      var body: some SwiftUI.Scene {
        SwiftUI.WindowGroup(\(SwiftName.literal(name))) { trellisView() }
      }
    }

    @MainActor private func trellisView() -> some SwiftUI.View {
    #sourceLocation(file: "<\(kind) \(name)>", line: 1)


    \(expression)


    #sourceLocation()
    }

    """
  }

  /// Returns the text that calls a function which shows a preview; the program finds the preview by its symbol.
  private static func text(calling call: String) -> String {
    """
    import SwiftUI

    @_cdecl("main") @MainActor
    public func trellisMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
      \(call)
      return 0
    }

    """
  }

  /// Returns the call that shows a `#Preview`.
  private static func call(of preview: PreviewDeclaration, in module: String) -> String {
    "SwiftUI._PreviewProgram.main(\(SwiftName.literal(preview.symbol(in: module))), title: \(SwiftName.literal(preview.name)))"
  }
}
