import TrellisGraph

/// A number in a view that scales with the user's preferred text size.
///
/// ```swift
/// @ScaledMetric private var imageSize = 24.0
/// @ScaledMetric(relativeTo: .caption) private var gap = 4.0
/// ```
/// The number has its written value at ``DynamicTypeSize/large``. At other sizes, it is scaled by the same factor as the text
/// style's font and rounded to halves. A view's body that reads it depends only on that factor. Outside a view on screen it has
/// its written value.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scaledmetric; scaling with the style's font, and rounding: ours.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor: Attribute<Double>?

  /// Creates a number that scales with the body style, given its value at the standard text size.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a number that scales with a text style, given its value at the standard text size.
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
  /// The ratio of a text style's font size to its size at the standard text size.
  fileprivate subscript(growthOf style: Font.TextStyle) -> Double { dynamicTypeSize.factor(of: style) }
}
