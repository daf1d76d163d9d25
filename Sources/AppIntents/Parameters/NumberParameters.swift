public import TrellisFoundation

/// The control by which the system asks for a whole number; without effect here.
public enum IntParameterControlStyle: Sendable { case field, stepper }
/// The control by which the system asks for a number; without effect here.
public enum DoubleParameterControlStyle: Sendable { case field, slider }
/// The display of a switch in the system; without effect here.
public enum BoolDisplayName: Sendable { case onOff, trueFalse, yesNo }

extension IntentParameter where Value == Int {
  /// Creates a parameter with a control and a range, which have no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Int,
    controlStyle: IntParameterControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)
  ) {
    self.init(title: title, description: description, default: value)
  }

  /// Creates a parameter with a control and a range, which have no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    controlStyle: IntParameterControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)
  ) {
    self.init(title: title, description: description)
  }
}

extension IntentParameter where Value == Double {
  /// Creates a parameter with a control and a range, which have no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Double,
    controlStyle: DoubleParameterControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)
  ) {
    self.init(title: title, description: description, default: value)
  }

  /// Creates a parameter with a control and a range, which have no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    controlStyle: DoubleParameterControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)
  ) {
    self.init(title: title, description: description)
  }
}

/// The names of the two states of a switch.
extension Bool {
  /// The names that an intent's parameter shows.
  public struct IntentDisplayName: Sendable {
    /// The name of `true`.
    public let `true`: LocalizedStringResource
    /// The name of `false`.
    public let `false`: LocalizedStringResource

    /// Creates names.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      (self.true, self.false) = (`true`, `false`)
    }
  }
}

extension IntentParameter where Value == Bool {
  /// Creates a switch with names for its states, which no service here shows.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Bool? = nil,
    displayName: Bool.IntentDisplayName
  ) {
    if let value {
      self.init(title: title, description: description, default: value)
    } else {
      self.init(title: title, description: description)
    }
  }
}
