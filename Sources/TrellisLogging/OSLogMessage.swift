public import Foundation

/// A message for the log: a string literal, whose interpolated values have a privacy and a format.
///
/// Source: documented, developer.apple.com/documentation/os/oslogmessage.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message of a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message of a literal with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message while it is being composed.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func add(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.text(privacy.shown(value))
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(value(), align, privacy)
  }

  /// Adds the description of a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(value().description, align, privacy)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add("\(value())", align, privacy)
  }

  /// Adds an object.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    add(value().description, .none, privacy)
  }

  /// Adds the description of an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    add(value().map { "\($0)" } ?? "nil", .none, privacy)
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger & CustomStringConvertible>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(value()), align, privacy)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(value()), align, privacy)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(Double(value())), align, privacy)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(Double(value())), align, privacy)
  }

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ("true", "false") : ("yes", "no")
    add(value() ? words.0 : words.1, .none, privacy)
  }
}
