import Foundation

/// What an app is to do when it starts, as the `trellis` command asks it to.
///
/// The command writes it as JSON in the environment of the program that it starts; ``App/main()`` reads it. A program
/// that is started on its own has none, and opens a window.
package struct LaunchRequest: Codable, Hashable, Sendable {
  /// What to do with the app's window group.
  package enum Mode: String, Codable, Sendable {
    /// Open it in a window, and run until that is closed.
    case window
    /// Write a picture of it as it first appears.
    case render
    /// Print the attribute graph as it stands after the first update.
    case graph
    /// Print what it is to someone who doesn't see it.
    case accessibility
    /// Use it at random.
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

  /// Several moments beside each other.
  package struct Film: Codable, Hashable, Sendable {
    /// How many seconds after the tap, or the first moment, each is; ascending, finite, not negative.
    package var times: [Double]
    /// What is tapped on at first: a text, or what is read of a view that shows none; nil is nothing.
    package var tap: String?

    package init(times: [Double], tap: String?) { (self.times, self.tap) = (times, tap) }
  }

  /// Use at random.
  package struct Exercise: Codable, Hashable, Sendable {
    /// For how many seconds of the app's time.
    package var seconds: Double
    /// The number from which all that is done follows.
    package var seed: UInt64

    package init(seconds: Double = 60, seed: UInt64 = 1) { (self.seconds, self.seed) = (seconds, seed) }
  }

  /// Light or dark.
  package enum Scheme: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// What views look like that say nothing of their own.
  package enum Look: String, Codable, CaseIterable, Sendable {
    case desktop, phone
  }

  /// How the attribute graph is written.
  package enum GraphFormat: String, Codable, CaseIterable, Sendable {
    case dot, json, text
  }

  /// What to do.
  package var mode: Mode
  /// The window's or the picture's size; nil is the window group's own.
  package var size: Size?
  /// The colour scheme; nil is the desktop's for a window, and light for a picture.
  package var scheme: Scheme?
  /// The look; nil is the desktop's.
  package var look: Look?
  /// How many pixels of a PNG make a point; positive and finite.
  package var scale: Double
  /// Where the picture goes, an absolute path, or `-` for the standard output; nil in the other modes.
  package var output: String?
  /// Which kind of file a picture is.
  package var picture: PictureFormat
  /// What is done before the picture, and at which times it is taken; nil is a picture of the first moment.
  package var film: Film?
  /// For how many seconds at most a picture waits for the tasks of its views.
  package var settle: Double
  /// The folder of the source, an absolute path, where pictures are looked for beside the program's resources; nil looks
  /// nowhere else.
  package var resources: String?
  /// How the graph is written.
  package var format: GraphFormat
  /// Whether every frame is reported on the standard error stream.
  package var log: Bool
  /// The addresses that the app is opened with.
  package var opened: [URL] = []
  /// How it is used at random.
  package var exercise = Exercise()
  /// How many pixels of the screen make a point in a window; nil is as the desktop has it.
  package var windowScale: Double?
  /// Whether a window is inspected: in a page, whose address is printed.
  package var inspects = false
  /// What is done to the app instead of showing it, while what that costs is recorded; nil shows it.
  package var script: InspectionScript?
  /// Where the frames are written as a page when it ends, an absolute path; nil writes none.
  package var recording: String?
  /// Whether that page is the window's screen where there is no display.
  package var showsInPage = false

  package init(
    mode: Mode, size: Size? = nil, scheme: Scheme? = nil, look: Look? = nil, scale: Double = 1,
    output: String? = nil,
    picture: PictureFormat = .png, settle: Double = 2, format: GraphFormat = .dot, log: Bool = false
  ) {
    self.mode = mode
    self.size = size
    self.scheme = scheme
    self.look = look
    self.scale = scale
    self.output = output
    self.picture = picture
    self.settle = settle
    self.format = format
    self.log = log
  }
}

extension LaunchRequest {
  /// The environment variable that carries it.
  package static let environmentVariable = "TRELLIS_LAUNCH"

  /// The request as the environment variable holds it.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The request that a variable's value spells.
  package init(encoded: String) throws {
    self = try JSONDecoder().decode(LaunchRequest.self, from: Data(encoded.utf8))
  }
}
