import SwiftUI

/// Builds the views of a program.
///
/// Children are opened existentials, so the structure of a node alone determines its view's type, as in real source. Only state
/// changes at run time. Lists of children are nested groups of two.
@MainActor
struct ViewFactory {
  let state: ProgramState
  let flow: ViewProgram.Flow
  let namespace: Namespace.ID
  /// The number of the only node that is a source of matched geometry, or nil.
  let matchedSource: Int?

  /// Returns the views of a node.
  func view(_ node: ViewNode) -> any View {
    let children = node.children.map { view($0) }
    switch children.count {
    case 0: return leaf(node)
    case 1 where node.kind.childCount == 1...1: return modified(node, children[0])
    case 2 where node.kind.childCount == 2...2: return pair(node, children[0], children[1])
    default:
      var content = children[0]
      for child in children.dropFirst() { content = joined(content, child) }
      return container(node, content)
    }
  }

  /// Wraps content that depends on a node's cell.
  ///
  /// With observed flow the result is a view with a body of its own; otherwise the content itself, built anew by the root's body.
  func make<Content: View>(_ node: ViewNode, _ content: @escaping @MainActor (CellValue) -> Content)
    -> any View
  {
    let cell = state.cells[node.number]!
    return flow == .observed ? CellView(cell: cell, content: content) : content(cell.value)
  }

  /// Returns a binding to a part of a node's cell.
  func binding<Value>(_ node: ViewNode, _ path: ReferenceWritableKeyPath<Cell, Value>) -> Binding<Value> {
    Bindable(state.cells[node.number]!)[dynamicMember: path]
  }

  private func joined(_ first: some View, _ second: some View) -> any View {
    Group {
      first
      second
    }
  }
}

/// A view that observes its cell.
private struct CellView<Content: View>: View {
  let cell: Cell
  let content: @MainActor (CellValue) -> Content

  var body: Content { content(cell.value) }
}

/// The root of a program's window.
struct ProgramRoot: View {
  let program: ViewProgram
  let state: ProgramState
  @Namespace private var namespace

  var body: some View {
    let factory = ViewFactory(
      state: state, flow: program.flow, namespace: namespace, matchedSource: program.tree.matchedSource)
    AnyView(erasing: factory.view(program.tree))
      .overlayPreferenceValue(NumberPreference.self) { numbers in
        let _ = state.numbers = numbers
        Color.clear
      }
      .overlayPreferenceValue(BoundsPreference.self) { anchors in
        GeometryReader { window in
          let _ = state.bounds = anchors.map { window[$0] }
          Color.clear
        }
      }
  }
}

extension ViewNode {
  /// The number of the first matched node that is built once.
  ///
  /// Of several sources SwiftUI chooses one in an undocumented order.
  fileprivate var matchedSource: Int? {
    if kind == .matched, children[0].kind.isLeaf, ![.textRows, .boundRows].contains(children[0].kind) {
      return number
    }
    switch kind {
    case .rows, .objectRows, .optionalRows, .scrollTo: return nil
    // The second child is the page for each element of the path.
    case .stack: return children[0].matchedSource
    default: return children.lazy.compactMap(\.matchedSource).first
    }
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    self = erase(view)
  }
}

extension EnvironmentValues {
  /// The ids of the rows around a view, outermost first.
  @Entry var rowPath: [Int] = []
  /// A number that nodes pass down.
  @Entry var handedDown = 0
}

/// A preference that collects numbers.
enum NumberPreference: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A preference that collects the bounds of views.
enum BoundsPreference: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
