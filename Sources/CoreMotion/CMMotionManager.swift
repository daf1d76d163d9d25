public import Foundation

/// The reason that a sensor can't be read; here, ``CMErrorMotionActivityNotAvailable``.
public let CMErrorDomain = "CMErrorDomain"
/// The number of the error of a sensor that doesn't exist.
public let CMErrorMotionActivityNotAvailable = 104

/// The states of the permission to read sensors.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Sensors of motion, none of which exist here: nothing is ever measured.
///
/// Source: documented, developer.apple.com/documentation/coremotion/cmmotionmanager.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The seconds between measurements of acceleration.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// The seconds between measurements of rotation.
  open var gyroUpdateInterval: TimeInterval = 0
  /// The seconds between measurements of motion.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// The seconds between measurements of the magnetic field.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Whether there is a sensor of acceleration; false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a sensor of rotation; false.
  open var isGyroAvailable: Bool { false }
  /// Whether there are sensors of motion; false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a sensor of the magnetic field; false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether acceleration is measured; false.
  open var isAccelerometerActive: Bool { false }
  /// Whether rotation is measured; false.
  open var isGyroActive: Bool { false }
  /// Whether motion is measured; false.
  open var isDeviceMotionActive: Bool { false }
  /// The last acceleration; nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last rotation; nil.
  open var gyroData: CMGyroData? { nil }
  /// The last motion; nil.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Creates an object.
  public override init() { super.init() }

  /// Does nothing: there is no sensor.
  open func startAccelerometerUpdates() {}
  /// Never calls the closure: there is no sensor.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopAccelerometerUpdates() {}
  /// Does nothing: there is no sensor.
  open func startGyroUpdates() {}
  /// Never calls the closure: there is no sensor.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopGyroUpdates() {}
  /// Does nothing: there is no sensor.
  open func startDeviceMotionUpdates() {}
  /// Never calls the closure: there is no sensor.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopDeviceMotionUpdates() {}
}
