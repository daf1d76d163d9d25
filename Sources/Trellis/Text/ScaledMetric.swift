import TrellisGraph

/// A number of a view that grows with the text size that a person prefers.
///
/// ```swift
/// @ScaledMetric private var imageSize = 24.0
/// @ScaledMetric(relativeTo: .caption) private var gap = 4.0
/// ```
/// It is what is written down at ``DynamicTypeSize/large``, and at another size as many times as large as the font of the
/// text style, rounded to halves. The body depends on how much that style grows alone. Outside a view on screen it is what
/// is written down.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scaledmetric; that it grows as the style's font does, and
/// is rounded, is ours.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor: Attribute<Double>?

  /// Creates a number that grows with the body style, from what it is at the standard text size.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a number that grows with a text style, from what it is at the standard text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number for the preferred text size.
  public var wrappedValue: Value {
    guard let factor, factor.exists, factor.wrappedValue != 1 else { return base }
    return (base * Value(factor.wrappedValue) * 2).rounded() / 2
  }
}

extension ScaledMetric: LinkedProperty {
  private final class Slot {
    let style: Font.TextStyle
    let factor: Attribute<Double>

    init(style: Font.TextStyle, factor: Attribute<Double>) {
      self.style = style
      self.factor = factor
    }
  }

  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    if let known = slot as? Slot, known.style == style {
      factor = known.factor
    } else {
      let found = instance.inputs.environment.value(\.[growthOf: style], named: "dynamicTypeSize")
      factor = found
      slot = Slot(style: style, factor: found)
    }
  }
}

extension EnvironmentValues {
  /// How many times as large as at the standard text size a text style's font is.
  fileprivate subscript(growthOf style: Font.TextStyle) -> Double { dynamicTypeSize.factor(of: style) }
}
