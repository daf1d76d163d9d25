import SwiftUI

extension ViewFactory {
  /// Returns the view of a node with one child.
  func modified<Child: View>(_ node: ViewNode, _ child: Child) -> any View {
    laidOut(node, child) ?? related(node, child) ?? rows(node, child) ?? presented(node, child)
  }

  /// Returns the view of a modifier of identity, animation, data flow or input; nil if the kind is another.
  private func related<Child: View>(_ node: ViewNode, _ child: Child) -> (any View)? {
    let state = state
    let number = binding(node, \.value.number)
    switch node.kind {
    case .id: return make(node) { child.id($0.number) }
    case .transition:
      return make(node) { child.transition(Self.transitions[$0.number % Self.transitions.count]) }
    case .animation: return make(node) { child.animation(.linear(duration: 0.3), value: $0.number) }
    case .matched:
      return make(node) {
        child.matchedGeometryEffect(id: $0.number % 3, in: namespace, isSource: node.number == matchedSource)
      }
    case .environment: return make(node) { child.environment(\.handedDown, $0.number) }
    case .optionalView:
      return make(node) { value in value.number > 8 ? nil : child.padding(.top, value.isOn ? 2 : 3) }
    case .equatable: return make(node) { EquatableNumber(number: $0.number).equatable().overlay { child } }
    case .watch: return make(node) { _ in child.modifier(Watch(state: state, name: "w\(node.number)")) }
    case .task: return make(node) { value in child.task(id: value.number) {} }
    case .change:
      return make(node) { child.onChange(of: $0.number) {} }
    case .writePreference:
      return make(node) { child.preference(key: NumberPreference.self, value: [$0.number]) }
    case .readPreference:
      return make(node) { _ in
        child.overlayPreferenceValue(NumberPreference.self) {
          Text($0.map(String.init).joined(separator: ","))
        }
      }
    case .anchor:
      return make(node) { _ in
        child.anchorPreference(key: BoundsPreference.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(BoundsPreference.self) { anchors in
            GeometryReader { proxy in
              if let first = anchors.first {
                Color.orange.frame(width: proxy[first].width / 2, height: 3).offset(x: proxy[first].minX)
              }
            }
          }
      }
    case .modifier: return make(node) { child.modifier(Boxed(width: CGFloat($0.number))) }
    case .tap: return make(node) { _ in child.onTapGesture { number.wrappedValue += 1 } }
    case .drag:
      return make(node) { _ in child.gesture(DragGesture().onEnded { _ in number.wrappedValue += 1 }) }
    case .focusable: return make(node) { child.focusable($0.isOn) }
    case .disabled: return make(node) { child.disabled($0.isOn) }
    case .contextMenu: return make(node) { value in child.contextMenu { Button("menu \(value.number)") {} } }
    case .keyPress: return make(node) { _ in child.onKeyPress("a") { .handled } }
    default: return nil
    }
  }

  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .scale, .move(edge: .top), .push(from: .leading), .identity,
    .offset(x: 40).combined(with: .opacity), .opacity.animation(.linear(duration: 0.2)),
  ]
}

/// Reports appearances and disappearances of one view.
private struct Watch: ViewModifier {
  let state: ProgramState
  let name: String
  @Environment(\.rowPath) private var rowPath

  func body(content: Content) -> some View {
    let name = "\(name) \(rowPath)"
    content.onAppear { state.appeared(name) }.onDisappear { state.disappeared(name) }
  }
}

/// A modifier with state and a condition around its content.
private struct Boxed: ViewModifier {
  let width: CGFloat
  @State private var count = 1

  func body(content: Content) -> some View {
    HStack(spacing: width) {
      if width > 4 { Text("box \(count)") }
      content
    }
  }
}

private struct EquatableNumber: View, Equatable {
  let number: Int

  var body: some View { Text("equal \(number)") }
}
