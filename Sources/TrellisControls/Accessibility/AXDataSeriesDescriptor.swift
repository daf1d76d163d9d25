public import Foundation

/// A description of a series of data.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axdataseriesdescriptor.
public class AXDataSeriesDescriptor {
  /// The name with attributes.
  public var attributedName: NSAttributedString
  /// The name without attributes.
  ///
  /// A new value removes the attributes; nil is an empty name.
  public var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
  /// Whether the data has values between its points, as a line has.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a description with a name with attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.attributedName, self.isContinuous) = (attributedName, isContinuous)
    self.dataPoints = dataPoints
  }

  /// Creates a description.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
