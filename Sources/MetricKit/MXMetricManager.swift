public import Foundation

/// A report about the app's use of the device.
///
/// There is none here.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
  /// The begin of the report's time.
  open var timeStampBegin: Date { none() }
  /// The end of the report's time.
  open var timeStampEnd: Date { none() }
  /// Returns the report as JSON.
  open func jsonRepresentation() -> Data { none() }
  /// Returns the report as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { none() }
}

/// A report about the app's failures.
///
/// There is none here.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
  /// The begin of the report's time.
  open var timeStampBegin: Date { none() }
  /// The end of the report's time.
  open var timeStampEnd: Date { none() }
  /// Returns the report as JSON.
  open func jsonRepresentation() -> Data { none() }
}

/// An object that gets reports; none arrives here.
public protocol MXMetricManagerSubscriber: AnyObject {
  /// Reports about the use of the device arrived; never called here.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Reports about failures arrived; never called here.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The reports about the app: none.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The reports about the app.
  public static let shared = MXMetricManager()
  private override init() {}
  /// None.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// None.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Does nothing: no report arrives.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Does nothing: no report arrives.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
