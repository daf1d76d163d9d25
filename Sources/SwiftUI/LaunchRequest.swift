import Foundation

/// The task of an app at launch, as requested by the `trellis` command.
///
/// The command writes the request as JSON to the environment of the program that it starts; ``App/main()`` reads it. A program
/// that is started on its own has no request, and opens a window.
package struct LaunchRequest: Codable, Hashable, Sendable {
  /// The use of the app's window group.
  package enum Mode: String, Codable, Sendable {
    /// Opens the app in a window, and runs it until the window is closed.
    case window
    /// Writes a picture of the app as it first appears.
    case render
    /// Prints the attribute graph after the first update.
    case graph
    /// Prints the accessibility tree.
    case accessibility
    /// Sends random input to the app.
    case exercise
  }

  /// A size in points; both sides positive and finite.
  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Several moments side by side.
  package struct Film: Codable, Hashable, Sendable {
    /// The times of the moments in seconds after the tap, or after the first moment: ascending, finite, not negative.
    package var times: [Double]
    /// The text to tap on first, or the accessibility label of a view without a text; nil for no tap.
    package var tap: String?

    package init(times: [Double], tap: String?) { (self.times, self.tap) = (times, tap) }
  }

  /// Random use.
  package struct Exercise: Codable, Hashable, Sendable {
    /// The duration in seconds of the app's time.
    package var seconds: Double
    /// The seed that determines all input.
    package var seed: UInt64

    package init(seconds: Double = 60, seed: UInt64 = 1) { (self.seconds, self.seed) = (seconds, seed) }
  }

  /// A preview of the program, which is shown instead of the app.
  package struct ShownPreview: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A `#Preview`, by the symbol of its function.
      case macro
      /// A type that conforms to `PreviewProvider`, by its mangled name.
      case provider
    }

    package var kind: Kind
    /// The symbol or the mangled name.
    package var name: String
    /// The title of the window.
    package var title: String

    package init(kind: Kind, name: String, title: String) {
      (self.kind, self.name, self.title) = (kind, name, title)
    }
  }

  /// Light or dark.
  package enum Scheme: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// The theme of views that set none.
  package enum Theme: String, Codable, CaseIterable, Sendable {
    case desktop, phone
  }

  /// The format of the printed attribute graph.
  package enum GraphFormat: String, Codable, CaseIterable, Sendable {
    case dot, json, text
  }

  /// The use of the window group.
  package var mode: Mode
  /// The size of the window or the picture; nil for that of the window group.
  package var size: Size?
  /// The colour scheme; nil for the desktop's in a window, and for light in a picture.
  package var scheme: Scheme?
  /// The theme; nil for the desktop's.
  package var theme: Theme?
  /// The number of PNG pixels per point; positive and finite.
  package var scale: Double
  /// The absolute path of the picture, or `-` for standard output; nil in the other modes.
  package var output: String?
  /// The file format of a picture.
  package var picture: PictureFormat
  /// The tap before the picture, and the times of its moments; nil for a picture of the first moment.
  package var film: Film?
  /// The maximum number of seconds that a picture waits for the tasks of its views.
  package var settle: Double
  /// The absolute path of the source folder, which is searched for pictures besides the program's resources; nil for no folder.
  package var resources: String?
  /// The format of the graph.
  package var format: GraphFormat
  /// Whether every frame is reported on standard error.
  package var log: Bool
  /// The URLs that the app is opened with.
  package var opened: [URL] = []
  /// The settings of random use.
  package var exercise = Exercise()
  /// The number of screen pixels per point in a window; nil for the desktop's.
  package var windowScale: Double?
  /// Whether a window is inspected in a page, whose address is printed.
  package var inspects = false
  /// The script to run, with its costs recorded, instead of showing the app; nil to show the app.
  package var script: InspectionScript?
  /// The script to perform in the windows, which are closed at its end; nil to leave the app to the user.
  package var steps: AppScript?
  /// The absolute path of the page that records the frames, written when the app ends; nil for none.
  package var recording: String?
  /// Whether the page is the window's screen if there is no display.
  package var showsInPage = false
  /// The open descriptor of the connection to `trellis run --watch`; nil if the source isn't watched.
  package var watch: Int32?
  /// Whether the connection is that of `trellis mcp`: the windows are only drawn on request.
  package var isAgent = false
  /// The states of an earlier run of the source, with which the views begin: ``WatchReport/states``.
  package var states: URL?
  /// The frame of the first window; nil to place it as usual.
  package var windowFrame: WindowFrame?
  /// The preview to show, in a page for a frame of another page; nil to show the app.
  package var preview: ShownPreview?

  package init(
    mode: Mode, size: Size? = nil, scheme: Scheme? = nil, theme: Theme? = nil, scale: Double = 1,
    output: String? = nil,
    picture: PictureFormat = .png, settle: Double = 2, format: GraphFormat = .dot, log: Bool = false
  ) {
    self.mode = mode
    self.size = size
    self.scheme = scheme
    self.theme = theme
    self.scale = scale
    self.output = output
    self.picture = picture
    self.settle = settle
    self.format = format
    self.log = log
  }
}

extension LaunchRequest {
  /// The environment variable that carries the request.
  package static let environmentVariable = "TRELLIS_LAUNCH"

  /// Returns the request as the value of the environment variable.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Decodes the request from the value of the environment variable.
  package init(encoded: String) throws {
    self = try JSONDecoder().decode(LaunchRequest.self, from: Data(encoded.utf8))
  }
}
