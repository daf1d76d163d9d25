import ArgumentParser
import SwiftUI
import TrellisFailure

/// The options for the appearance, common to all commands.
struct AppearanceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in points, such as 390x844 (default: 640x480).", valueName: "WxH"),
    transform: SizeArgument.parse)
  var size: LaunchRequest.Size?

  @Option(help: "The colour scheme (default: the desktop's in a window, else light).")
  var scheme: LaunchRequest.Scheme?

  @Option(help: "The theme of controls and text (default: desktop).")
  var theme: LaunchRequest.Theme?

  // The option's former name, which still works.
  @Option(name: .customLong("look"), help: .hidden)
  var formerTheme: LaunchRequest.Theme?

  /// The theme from either option.
  var selectedTheme: LaunchRequest.Theme? { theme ?? formerTheme }
}

extension LaunchRequest.Scheme: ExpressibleByArgument {}
extension LaunchRequest.Theme: ExpressibleByArgument {}

/// A size on the command line: `390x844`.
enum SizeArgument {
  /// The longest side, in points.
  static let longestSide = 16384.0

  /// Parses a size: two decimal numbers of points, at least 1, with an `x` between them.
  static func parse(_ word: String) throws -> LaunchRequest.Size {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map(decimal)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw ValidationError("a size has two numbers of points, such as 390x844")
    }
    guard min(width, height) >= 1, max(width, height) <= longestSide else {
      throw ValidationError("each side must be from 1 to \(Int(longestSide)) points")
    }
    return LaunchRequest.Size(width: width, height: height)
  }

  /// Parses decimal digits; returns nil for signs, exponents, hexadecimals and words, which `Double` accepts.
  static func decimal(_ word: some StringProtocol) -> Double? {
    guard !word.isEmpty, word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) })
    else {
      return nil
    }
    return Double(word)
  }
}

/// A scale on the command line: `2`.
enum Scale {
  /// Parses a scale: a decimal number from 0.1 to 10.
  static func parse(_ word: String) throws -> Double {
    guard let scale = SizeArgument.decimal(word), (0.1...10).contains(scale) else {
      throw ValidationError("a scale must be a number from 0.1 to 10")
    }
    return scale
  }
}

/// The limits of a picture's size.
enum PictureLimits {
  /// The longest side, in pixels.
  static let longestSide = 16384.0
  /// The most pixels in total; each takes four bytes.
  static let mostPixels = 100_000_000.0
  /// The longest side of a PDF's page, in points: the format's own limit.
  static let longestPageSide = 14400.0

  /// Throws if a picture is too large to draw; its size is in points.
  static func check(_ size: LaunchRequest.Size, scale: Double, as format: PictureFormat) throws {
    if format == .pdf, max(size.width, size.height) > longestPageSide {
      throw Failure.usage("a PDF can be at most \(Int(longestPageSide)) points a side; give a smaller --size")
    }
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // A vector picture has no pixels to count.
    if format != .png, format != .gif { return }
    guard max(width, height) <= longestSide, width * height <= mostPixels else {
      throw Failure.usage(
        "a picture of \(Int(width))x\(Int(height)) pixels is too large; the limits are \(Int(longestSide)) pixels a side "
          + "and 100 million in total")
    }
  }
}
