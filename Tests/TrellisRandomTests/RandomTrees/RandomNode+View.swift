import SwiftUI

/// A view of a random tree, with its state.
private struct Stateful<Content: View>: View {
  let node: RandomNode
  /// Whether the view is notified of changes.
  ///
  /// The views of a tree for comparison aren't notified.
  let isLive: Bool
  let content: (RandomNode.Setting) -> Content
  @State private var version = 0

  var body: Content {
    let binding = $version
    if isLive { node.listeners.append { binding.wrappedValue += 1 } }
    _ = version
    return content(node.setting)
  }
}

/// The transitions of rows, if animated.
@MainActor private let transitions: [AnyTransition] = [
  .opacity, .slide, .scale, .move(edge: .top), .push(from: .leading), .offset(x: 40).combined(with: .opacity),
  .identity,
]

/// A row, of any type.
private struct Row: View {
  let node: RandomNode
  let isLive: Bool

  var body: AnyView { AnyView(node.view(isLive: isLive)) }
}

/// A view that reads its state in an alignment guide's closure and in a layout, and not in its body.
private struct Late<Content: View>: View {
  let node: RandomNode
  let isLive: Bool
  let content: Content
  @State private var version = 0

  var body: some View {
    let binding = $version
    let read: () -> RandomNode.Setting = {
      return MainActor.assumeIsolated {
        if isLive { node.listeners.append { binding.wrappedValue += 1 } }
        _ = binding.wrappedValue
        return node.setting
      }
    }
    LateFrame(read: read) { content }
      .alignmentGuide(.leading) { $0.width - read().numbers[2] / 10 }
  }
}

extension RandomNode {
  /// Returns the tree as views.
  ///
  /// As in a program, the types are known when the views are made, and only rows and branches are inserted and removed.
  func view(isLive: Bool) -> any View {
    let children = children.map { $0.view(isLive: isLive) }
    switch (kind, children.count) {
    case (.rows, _):
      return make(isLive) { setting in
        ForEach(setting.rows, id: \.id) {
          Row(node: $0, isLive: isLive).transition(
            setting.slides ? transitions[$0.id % transitions.count] : .opacity)
        }
      }
    case (_, 0): return leaf(isLive)
    case (.row, _), (.column, _), (.pile, _), (.changing, _), (.weighted, _), (.grid, _),
      (.gridRow, _):
      var content = children[0]
      for child in children.dropFirst() { content = joined(content, child) }
      return container(isLive, content)
    case (_, 1): return modified(isLive, children[0])
    default: return pair(isLive, children[0], children[1])
    }
  }

  private func make<Content: View>(_ isLive: Bool, _ content: @escaping (Setting) -> Content) -> any View {
    Stateful(node: self, isLive: isLive, content: content)
  }

  private func joined(_ first: some View, _ second: some View) -> any View {
    Group {
      first
      second
    }
  }

  private func leaf(_ isLive: Bool) -> any View {
    switch kind {
    case .color: make(isLive) { $0.isOn ? Color.red : Color.blue }
    case .limited: make(isLive) { Limited(numbers: $0.numbers) {} }
    case .area: make(isLive) { Area(area: $0.numbers[0] * 10) {} }
    case .spacer: make(isLive) { Spacer(minLength: $0.isOn ? nil : $0.numbers[0]) }
    case .divider: make(isLive) { _ in Divider() }
    default: make(isLive) { Text($0.text) }
    }
  }

  private func modified<Child: View>(_ isLive: Bool, _ child: Child) -> any View {
    switch kind {
    case .frame:
      make(isLive) { of in
        child.frame(
          width: of.isOn ? of.numbers[0] : nil, height: of.choice > 3 ? of.numbers[1] : nil,
          alignment: of.alignment)
      }
    case .flexibleFrame:
      make(isLive) { of in
        let (widths, heights) = (of.numbers[0..<3].sorted(), of.numbers[3..<6].sorted())
        return child.frame(
          minWidth: of.isOn ? widths[0] : nil, idealWidth: of.choice > 3 ? widths[1] : nil,
          maxWidth: of.choice > 5 ? .infinity : of.choice > 1 ? widths[2] : nil,
          minHeight: of.choice % 2 == 0 ? heights[0] : nil, idealHeight: of.isOn ? heights[1] : nil,
          maxHeight: of.choice % 3 == 0 ? heights[2] : nil, alignment: of.alignment)
      }
    case .padding:
      make(isLive) { of in
        child.padding(
          EdgeInsets(top: of.numbers[0], leading: of.numbers[1], bottom: 0, trailing: of.isOn ? 3 : -3))
      }
    case .ratio:
      make(isLive) { of in
        child.aspectRatio(
          of.choice > 3 ? (of.numbers[0] + 1) / (of.numbers[1] + 1) : nil, contentMode: of.isOn ? .fit : .fill
        )
      }
    case .fixedSize: make(isLive) { of in child.fixedSize(horizontal: of.isOn, vertical: of.choice > 3) }
    case .priority: make(isLive) { of in child.layoutPriority(Double(of.choice) - 3) }
    case .offset: make(isLive) { of in child.offset(x: of.numbers[0], y: -of.numbers[1]) }
    case .position: make(isLive) { of in child.position(x: of.numbers[0], y: of.numbers[1]) }
    case .guide:
      make(isLive) { of in
        let (factor, isTop) = (of.numbers[0] / 10, of.isOn)
        return child.alignmentGuide(.leading) { $0.width + factor }
          .alignmentGuide(isTop ? .top : .firstTextBaseline) { $0.height / 2 - factor }
      }
    case .font: make(isLive) { of in child.font(.system(size: 8 + of.numbers[0] / 10)) }
    case .direction:
      make(isLive) { of in child.environment(\.layoutDirection, of.isOn ? .leftToRight : .rightToLeft) }
    case .depth: make(isLive) { of in child.zIndex(Double(of.choice)) }
    case .scroll: make(isLive) { of in ScrollView(of.isOn ? .vertical : .horizontal) { child } }
    case .reader:
      make(isLive) { of in
        GeometryReader { proxy in
          child.frame(width: proxy.size.width / 2, height: of.isOn ? proxy.size.height / 3 : nil)
        }
      }
    case .relative:
      make(isLive) { of in
        child.containerRelativeFrame(
          of.isOn ? .horizontal : .vertical, count: 1 + of.choice % 3, span: 1 + of.choice % 2, spacing: 4,
          alignment: of.alignment)
      }
    case .inset:
      make(isLive) { of in
        child.safeAreaInset(edge: of.isOn ? .top : .bottom, spacing: of.spacing) {
          Color.green.frame(height: of.numbers[0] / 4)
        }
      }
    case .cell:
      make(isLive) { of in
        child.gridCellColumns(1 + of.choice % 3).gridCellAnchor(of.isOn ? .center : .topTrailing)
          .gridColumnAlignment(of.horizontal)
          .gridCellUnsizedAxes(of.choice > 5 ? .horizontal : of.choice > 3 ? .vertical : [])
      }
    case .late: Late(node: self, isLive: isLive, content: child)
    default: make(isLive) { of in child.layoutValue(key: Share.self, value: of.numbers[0] + 1) }
    }
  }

  private func pair<First: View, Second: View>(_ isLive: Bool, _ first: First, _ second: Second) -> any View {
    switch kind {
    case .overlay: make(isLive) { of in first.overlay(alignment: of.alignment) { second } }
    case .background: make(isLive) { of in first.background(alignment: of.alignment) { second } }
    case .branch:
      make(isLive) { of in
        Group {
          if of.isOn {
            first
          } else if of.choice > 1 {
            second
          }
        }
      }
    default:
      make(isLive) { of in
        ViewThatFits(in: of.isOn ? .horizontal : .vertical) {
          first
          second
        }
      }
    }
  }

  private func container<Content: View>(_ isLive: Bool, _ content: Content) -> any View {
    switch kind {
    case .row: make(isLive) { of in HStack(alignment: of.vertical, spacing: of.spacing) { content } }
    case .column: make(isLive) { of in VStack(alignment: of.horizontal, spacing: of.spacing) { content } }
    case .pile: make(isLive) { of in ZStack(alignment: of.alignment) { content } }
    case .changing:
      make(isLive) { of in
        (of.isOn
          ? AnyLayout(HStackLayout(alignment: of.vertical, spacing: of.spacing))
          : AnyLayout(VStackLayout(alignment: of.horizontal, spacing: of.spacing)))({ content })
      }
    case .grid:
      make(isLive) { of in
        Grid(
          alignment: of.alignment, horizontalSpacing: of.spacing,
          verticalSpacing: of.isOn ? of.numbers[1] / 10 : nil
        ) { content }
      }
    case .gridRow: make(isLive) { of in GridRow(alignment: of.isOn ? of.vertical : nil) { content } }
    default: make(isLive) { of in Weighted(gap: of.numbers[0]) { content } }
    }
  }
}

extension RandomNode.Setting {
  fileprivate var spacing: CGFloat? { choice % 3 == 0 ? nil : numbers[0] }
  fileprivate var horizontal: HorizontalAlignment { [.leading, .center, .trailing][choice % 3] }
  fileprivate var vertical: VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][choice % 5]
  }
  fileprivate var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
}
