import SwiftUI

/// Views stopped partway through their insertion or removal.
struct TransitionsPage: View {
  var body: some View {
    Page("Transitions") {
      GridRow {
        Sample("opacity") { coming(.opacity) }
        Sample("slide") { coming(.slide) }
        Sample("scale") { coming(.scale) }
        Sample("move(edge: .top)") { coming(.move(edge: .top)) }
      }
      GridRow {
        Sample("push(from: .leading)") { coming(.push(from: .leading)) }
        Sample("offset(x: 20, y: 40)") { coming(.offset(x: 20, y: 40)) }
        Sample("blurReplace") { coming(AnyTransition(.blurReplace)) }
        Sample("scale, opacity") { coming(.scale(scale: 0.2, anchor: .topLeading).combined(with: .opacity)) }
      }
      GridRow {
        Sample("modifier(active:identity:)") {
          coming(.modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0)))
        }
        Sample("of one's own") { coming(AnyTransition(Rising())) }
        Sample("out: slide") { going(.slide) }
        Sample("out: push") { going(.push(from: .leading)) }
      }
      GridRow {
        Sample("out: asymmetric") {
          going(.asymmetric(insertion: .identity, removal: .scale.combined(with: .opacity)))
        }
        Sample("out: blurReplace") { going(AnyTransition(.blurReplace)) }
        Sample("one for the other") {
          Halted(at: 0.5) { isOn in
            if isOn { Card(color: .green) } else { Card(color: .pink) }
          }
        }
        Sample("a sibling moves up") {
          Halted(at: 0.5) { isOn in
            VStack(spacing: 4) {
              if !isOn { Card(color: .pink) }
              Card(color: .blue)
            }
          }
        }
      }
    }
  }

  /// Returns a view at three fifths of its insertion.
  private func coming(_ transition: AnyTransition) -> some View {
    Halted(at: 0.6) { isOn in
      outline
      if isOn { Card(color: .orange).transition(transition) }
    }
  }

  /// Returns a view at two fifths of its removal.
  private func going(_ transition: AnyTransition) -> some View {
    Halted(at: 0.4) { isOn in
      outline
      if !isOn { Card(color: .orange).transition(transition) }
    }
  }

  /// The outline of the view's frame without a transition.
  private var outline: some View {
    RoundedRectangle(cornerRadius: 6).stroke(.gray.opacity(0.5), style: StrokeStyle(dash: [3, 3]))
      .frame(width: 48, height: 32)
  }
}

private struct Card: View {
  let color: Color
  var body: some View { RoundedRectangle(cornerRadius: 6).fill(color.gradient).frame(width: 48, height: 32) }
}

private struct Turned: ViewModifier {
  let degrees: Double
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(degrees), anchor: .bottomLeading)
  }
}

/// A custom transition.
private struct Rising: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * -40).opacity(phase.isIdentity ? 1 : 0.2)
  }
}
