public import Foundation

/// A component of the geomagnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction that the device points in.
///
/// Linux has no compass for it, so that no object is ever delivered.
public final class CLHeading: NSObject, Sendable {
  /// The direction in degrees, clockwise from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// The direction in degrees, clockwise from true north; negative if it isn't known.
  public let trueHeading: CLLocationDirection
  /// The uncertainty in degrees; negative if the heading isn't valid.
  public let headingAccuracy: CLLocationDirection
  /// The time of the measurement.
  public let timestamp: Date

  init(magneticHeading: Double, trueHeading: Double, headingAccuracy: Double, timestamp: Date) {
    (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
    (self.headingAccuracy, self.timestamp) = (headingAccuracy, timestamp)
  }
}

/// The side of the device that points up.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On the right side.
  case landscapeLeft
  /// On the left side.
  case landscapeRight
  /// On the back.
  case faceUp
  /// On the front.
  case faceDown
}
