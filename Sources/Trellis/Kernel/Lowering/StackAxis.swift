import TrellisGraph
import TrellisLayout

/// The direction of a stack; nil outside stacks.
enum StackAxis: Equatable {
  case fixed(Axis?)
  /// That of a layout whose type changes.
  case changing(Attribute<Axis?>)

  /// The direction now; reading it in a rule makes the rule depend on it.
  var value: Axis? {
    switch self {
    case .fixed(let axis): axis
    case .changing(let attribute): attribute.wrappedValue
    }
  }
}

/// The direction of the innermost stack around a view, whatever modifiers lie between.
///
/// As a field of ``ViewInputs`` it would save a stack an allocation, and cost a row of two stacks 290 bytes more than that.
private enum StackAxisKey: ViewInputKey {
  static var defaultValue: StackAxis { .fixed(nil) }
}

extension ViewInputs {
  /// The direction of the innermost stack around the view; spacers and dividers ask for it.
  var stackAxis: StackAxis {
    get { self[StackAxisKey.self] }
    // A stack in one of the same direction says nothing new, and makes no entry.
    set { if newValue != stackAxis { self[StackAxisKey.self] = newValue } }
  }

  /// The inputs of a view that something other than a stack lays out.
  var outsideStacks: ViewInputs {
    var inputs = self
    inputs.stackAxis = .fixed(nil)
    return inputs
  }
}
