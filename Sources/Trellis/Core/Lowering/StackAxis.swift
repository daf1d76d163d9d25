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

/// The direction of the innermost stack around a view, in a byte.
enum KnownStackAxis {
  case none, horizontal, vertical
  /// The direction of a layout whose type changes, which ``StackAxisKey`` has.
  case changing
}

private enum StackAxisKey: ViewInputKey {
  static var defaultValue: StackAxis { .fixed(nil) }
}

extension ViewInputs {
  /// The direction of the innermost stack around the view, which spacers and dividers read.
  var stackAxis: StackAxis {
    get {
      switch knownStackAxis {
      case .none: .fixed(nil)
      case .horizontal: .fixed(.horizontal)
      case .vertical: .fixed(.vertical)
      case .changing: self[StackAxisKey.self]
      }
    }
    set {
      switch newValue {
      case .fixed(nil): knownStackAxis = .none
      case .fixed(.horizontal?): knownStackAxis = .horizontal
      case .fixed(.vertical?): knownStackAxis = .vertical
      case .changing:
        knownStackAxis = .changing
        self[StackAxisKey.self] = newValue
      }
    }
  }

  /// The inputs of a view that something other than a stack lays out.
  var outsideStacks: ViewInputs {
    var inputs = self
    inputs.stackAxis = .fixed(nil)
    return inputs
  }
}
