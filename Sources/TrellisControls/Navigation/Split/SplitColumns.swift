import Foundation
import Trellis

/// The columns of a split view: side by side, or one at a time if it is compact.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let columns: ColumnConnection
  let isCompact: Bool
  let visibility: Binding<NavigationSplitViewVisibility>?

  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The widths of columns as preferred by their content, and as dragged by the user, by column number.
  @State private var preferredWidths: [Int: ColumnWidth] = [:]
  @State private var dragged: [Int: CGFloat] = [:]
  /// The titles of the columns, by column number.
  @State private var titles: [Int: Text] = [:]
  /// The previous column of a compact split view, during a transition.
  @State private var before: Int?

  private var shown: Binding<NavigationSplitViewVisibility> { visibility ?? $ownVisibility }
  private var hasContent: Bool { columns.hasContent }
  private var numbers: [Int] { columns.numbers }

  var body: some View {
    let column = columns.current
    let current = numbers.contains(column.wrappedValue.number) ? column.wrappedValue.number : 0
    let hidden = isCompact ? 0 : shown.wrappedValue.hiddenCount(of: numbers.count)
    ColumnLayout(
      numbers: numbers, hidden: hidden, current: isCompact ? current : nil,
      widths: numbers.dropLast().map(width)
    ) {
      makeColumn(0, sidebar, current, hidden)
      if hasContent { makeColumn(1, content, current, hidden) }
      makeColumn(2, detail, current, hidden)
      ForEach(Array(numbers.dropLast()), id: \.self) { number in
        ColumnDivider(width: width(number)) { dragged[number] = limited($0, number) }
          .opacity(isCompact || numbers.firstIndex(of: number)! < hidden ? 0 : 1)
          .allowsHitTesting(!isCompact)
      }
    }
    .clipped()
    .onChange(of: current) { old, _ in
      withAnimation(.snappy(duration: 0.35), completionCriteria: .removed) {
        before = old
      } completion: {
        before = nil
      }
    }
    .animation(.snappy(duration: 0.3), value: hidden)
    .focusedSceneValue(
      \.sidebarToggle, isCompact ? nil : ColumnToggle(isShown: hidden == 0) { toggle(hidden) })
  }

  private func makeColumn<Root: View>(_ number: Int, _ root: Root, _ current: Int, _ hidden: Int) -> some View
  {
    let place = numbers.firstIndex(of: number)!
    return ColumnStack(
      root: root, navigator: columns.navigators[number], back: back(place),
      toggle: !isCompact && place == hidden ? SidebarToggle { toggle(hidden) } : nil
    )
    .overlay {
      if number == 0, !isCompact { Rectangle().fill(.primary.opacity(0.03)).allowsHitTesting(false) }
    }
    .onPreferenceChange(NavigationTitleKey.self) { title in
      if isCompact, titles[number] != title?.text { titles[number] = title?.text }
    }
    .transformPreference(NavigationTitleKey.self) { title in if !isCompact { title?.rank = number } }
    .environment(\.isInColumns, !isCompact)
    .environment(\.isInSidebar, number == 0 && !isCompact)
    .onPreferenceChange(ColumnWidthKey.self) { preferredWidths[number] = $0 }
    .environment(\.chosenInColumn, columns.choice(number, isCompact: isCompact))
    .page(state(number, place, current, hidden), fits: true)
  }

  /// Returns the action that leads back to the previous column of a compact split view, or nil.
  private func back(_ place: Int) -> BackAction? {
    guard isCompact, place > 0 else { return nil }
    let (number, column) = (numbers[place - 1], columns.current)
    return BackAction(title: titles[number]) { ColumnConnection.go(to: number, column) }
  }

  private func state(_ number: Int, _ place: Int, _ current: Int, _ hidden: Int) -> PageState {
    guard isCompact else { return place < hidden ? .covered : .front }
    return number == current ? .front : number == before ? .behind : .covered
  }

  private func toggle(_ hidden: Int) {
    withAnimation(.snappy(duration: 0.3)) {
      shown.wrappedValue = hidden > 0 ? .all : hasContent ? .doubleColumn : .detailOnly
    }
  }

  private func width(_ number: Int) -> CGFloat {
    limited(dragged[number] ?? preferredWidths[number]?.ideal ?? (number == 0 ? 220 : 280), number)
  }

  private func limited(_ width: CGFloat, _ number: Int) -> CGFloat {
    let preferred = preferredWidths[number]
    return max(min(width, preferred?.maximum ?? 480), preferred?.minimum ?? 140)
  }
}

extension EnvironmentValues {
  private enum ChosenKey: EnvironmentKey { static var defaultValue: ColumnChoice? { nil } }

  /// The action that lists call when the user selects a row, so that a split view can show the next column; nil outside split
  /// views.
  var chosenInColumn: ColumnChoice? {
    get { self[ChosenKey.self] }
    set { self[ChosenKey.self] = newValue }
  }
}

/// A column with its own stack of pages.
private struct ColumnStack<Root: View>: View {
  let root: Root
  let navigator: Navigator
  let back: BackAction?
  let toggle: SidebarToggle?
  @State private var path = NavigationPath()

  var body: some View {
    StackPages(
      path: PathAccess($path), root: root, given: navigator, rootBack: back,
      rootItem: toggle.map { AnyView($0) })
  }
}

/// The button that hides the sidebar, or shows all columns.
private struct SidebarToggle: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button("Toggle Sidebar", systemImage: "sidebar.leading", action: action)
  }
}

/// A layout of columns side by side and the lines between them, or of one column with the others beyond its sides.
private nonisolated struct ColumnLayout: Layout {
  let numbers: [Int]
  /// The number of hidden columns, counted from the first.
  let hidden: Int
  /// The number of the only visible column; nil if several are visible.
  let current: Int?
  /// The widths of all columns but the last, in points.
  let widths: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let count = numbers.count
    guard subviews.count >= count else { return }
    func place(_ index: Int, _ x: CGFloat, _ width: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY),
        proposal: ProposedViewSize(width: max(0, width), height: bounds.height))
    }
    if let current, let shown = numbers.firstIndex(of: current) {
      for index in 0..<count {
        place(index, index < shown ? -90 : index > shown ? bounds.width : 0, bounds.width)
      }
      for index in count..<subviews.count { place(index, 0, 7) }
      return
    }
    var x: CGFloat = 0
    for index in 0..<count {
      let isLast = index == count - 1
      let width = isLast ? bounds.width - x : min(widths[index], bounds.width - x)
      if index < hidden {
        place(index, -widths[index], widths[index])
      } else {
        place(index, x, width)
        x += width
      }
      if !isLast, count + index < subviews.count { place(count + index, x - 4, 7) }
    }
  }
}
