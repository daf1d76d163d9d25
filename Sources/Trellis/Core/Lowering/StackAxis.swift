import TrellisGraph
import TrellisLayout

/// The direction of a stack; nil outside stacks.
enum StackAxis: Equatable {
  case fixed(Axis?)
  /// The direction of a layout whose type changes.
  case changing(Attribute<Axis?>)

  /// The current direction; a rule that reads it depends on it.
  var value: Axis? {
    switch self {
    case .fixed(let axis): axis
    case .changing(let attribute): attribute.wrappedValue
    }
  }
}

/// The direction of the innermost stack around a view, whatever modifiers lie between.
///
/// A field of ``ViewInputs`` would save an allocation per stack, but a row of two stacks would take 290 bytes more in total.
private enum StackAxisKey: ViewInputKey {
  static var defaultValue: StackAxis { .fixed(nil) }
}

extension ViewInputs {
  /// The direction of the innermost stack around the view, which spacers and dividers read.
  var stackAxis: StackAxis {
    get { self[StackAxisKey.self] }
    // A stack within one of the same direction adds no entry.
    set { if newValue != stackAxis { self[StackAxisKey.self] = newValue } }
  }

  /// The inputs of a view that something other than a stack lays out.
  var outsideStacks: ViewInputs {
    var inputs = self
    inputs.stackAxis = .fixed(nil)
    return inputs
  }
}
