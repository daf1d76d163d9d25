import Trellis

/// The current column of a compact split view, and the navigators of the columns, which are connected before each evaluation.
struct ColumnConnection: DynamicProperty {
  let hasContent: Bool
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var storedNavigators = SplitNavigators()

  init(hasContent: Bool, compactColumn: Binding<NavigationSplitViewColumn>?) {
    (self.hasContent, self.compactColumn) = (hasContent, compactColumn)
  }

  var current: Binding<NavigationSplitViewColumn> { compactColumn ?? $ownColumn }
  var navigators: SplitNavigators { storedNavigators }
  var numbers: [Int] { hasContent ? [0, 1, 2] : [0, 2] }

  mutating func update() {
    let connection = self
    MainActor.assumeIsolated {
      connection.navigators.connect(hasContent: connection.hasContent) { connection.choice($0) }
    }
  }

  /// Returns the action for a selection in a column, or nil for the last column.
  ///
  /// A navigator stores the closure. So the closure must not capture the connection, which retains the navigators.
  @MainActor func choice(_ number: Int, isCompact: Bool = false) -> ColumnChoice? {
    guard number < 2 else { return nil }
    let (column, numbers) = (current, numbers)
    return ColumnChoice(followsSelection: isCompact && compactColumn == nil) { isAnimated in
      ColumnConnection.choose(number, of: numbers, column, isAnimated)
    }
  }

  /// Makes the next column the current one of a compact split view, after a selection in a column.
  @MainActor private static func choose(
    _ number: Int, of numbers: [Int], _ column: Binding<NavigationSplitViewColumn>, _ isAnimated: Bool
  ) {
    guard let place = numbers.firstIndex(of: number), place + 1 < numbers.count else { return }
    go(to: numbers[place + 1], column, isAnimated: isAnimated)
  }

  @MainActor static func go(
    to number: Int, _ column: Binding<NavigationSplitViewColumn>, isAnimated: Bool = true
  ) {
    guard column.wrappedValue.number != number else { return }
    withAnimation(isAnimated ? .snappy(duration: 0.35) : nil) {
      column.wrappedValue = NavigationSplitViewColumn(number: number)
    }
  }
}

/// The action for a selection in a column of a split view: a compact split view shows the next column.
struct ColumnChoice {
  /// Whether a selection that the user didn't make, such as an initial one, leads to the next column too.
  let followsSelection: Bool
  let perform: @MainActor (_ isAnimated: Bool) -> Void

  @MainActor func callAsFunction(isAnimated: Bool = true) { perform(isAnimated) }
}

/// The navigators of the columns, each connected to that of the next column.
@MainActor
final class SplitNavigators {
  private let all = [Navigator(), Navigator(), Navigator()]

  nonisolated init() {}

  subscript(number: Int) -> Navigator { all[number] }

  func connect(hasContent: Bool, _ choice: @MainActor (Int) -> ColumnChoice?) {
    all[0].next = hasContent ? all[1] : all[2]
    all[1].next = all[2]
    all[0].onChoice = choice(0)
    all[1].onChoice = choice(1)
  }
}
