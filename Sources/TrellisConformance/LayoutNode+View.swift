import Trellis

extension LayoutNode {
  /// Returns the node as a view made with public API.
  ///
  /// Its leaves record their proposals in the log.
  @MainActor
  func view(log: ProposalLog) -> AnyView {
    switch self {
    case .stack(.horizontal, let spacing, let alignment, let children):
      AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { Self.list(children, log) })
    case .stack(.vertical, let spacing, let alignment, let children):
      AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { Self.list(children, log) })
    case .pile(let alignment, let children):
      AnyView(ZStack(alignment: alignment) { Self.list(children, log) })
    case .spacer(let least):
      AnyView(Spacer(minLength: least))
    case .leaf(let name, let kind):
      AnyView(
        LeafLayout(name: name, kind: kind, log: log) { Nothing() }.accessibilityIdentifier(name))
    case .frame(let width, let height, let alignment, let child):
      AnyView(child.view(log: log).frame(width: width, height: height, alignment: alignment))
    case .flexibleFrame(let width, let height, let alignment, let child):
      AnyView(
        child.view(log: log).frame(
          minWidth: width.least, idealWidth: width.ideal, maxWidth: width.greatest, minHeight: height.least,
          idealHeight: height.ideal, maxHeight: height.greatest, alignment: alignment))
    case .padding(let insets, let child):
      AnyView(child.view(log: log).padding(insets))
    case .secondary(let isInFront, let alignment, let child, let others):
      isInFront
        ? AnyView(child.view(log: log).overlay(alignment: alignment) { Self.list(others, log) })
        : AnyView(child.view(log: log).background(alignment: alignment) { Self.list(others, log) })
    case .layoutPriority(let priority, let child):
      AnyView(child.view(log: log).layoutPriority(priority))
    case .fixedSize(let horizontal, let vertical, let child):
      AnyView(child.view(log: log).fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode, let child):
      AnyView(child.view(log: log).aspectRatio(ratio, contentMode: mode))
    case .scroll(let axes, let children):
      AnyView(ScrollView(axes) { Self.list(children, log) })
    case .probe(let name, let child):
      AnyView(child.view(log: log).overlay { Color.red.accessibilityIdentifier(name) })
    case .grid(let grid):
      AnyView(grid.view(log: log))
    }
  }

  @MainActor
  private static func list(_ nodes: [LayoutNode], _ log: ProposalLog) -> some View {
    ForEach(nodes.indices, id: \.self) { nodes[$0].view(log: log) }
  }
}
