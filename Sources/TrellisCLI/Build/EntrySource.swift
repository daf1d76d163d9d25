/// The one file that is compiled with the user's own where a view is shown by itself: it puts the view in a window group,
/// and starts that instead of the `@main` type that the source may have.
enum EntrySource {
  /// What makes the compiler call the start of the source's own `@main` type something else than `main`.
  static let compilerArguments = [
    "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "trellis_unused_main",
  ]

  /// The file's text.
  ///
  /// The view is made on the line where it is declared, so that what the compiler says about that (an argument is
  /// missing, the view is private) is said there. The compiler quotes the lines around it and numbers them as they
  /// stand in this file: they are blank, and where there is room, at the view's own line too.
  static func text(for view: TypeDeclaration) -> String {
    let padding = String(repeating: "\n", count: max(view.line - 5, 0))
    return """
      import SwiftUI; @MainActor private func trellisView() -> some SwiftUI.View {
      \(padding)#sourceLocation(file: \(literal(view.file)), line: \(max(view.line - 2, 1)))
      \(String(repeating: "\n", count: min(view.line - 1, 2)))\(view.name)()


      #sourceLocation()
      }

      private struct TrellisApp: SwiftUI.App {
        var body: some SwiftUI.Scene {
          SwiftUI.WindowGroup(\(literal(view.plainName))) { trellisView() }
        }
      }

      @_cdecl("main") @MainActor
      public func trellisMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
        TrellisApp.main()
        return 0
      }

      """
  }

  private static func literal(_ string: String) -> String {
    var literal = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\0"..<" ": literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
