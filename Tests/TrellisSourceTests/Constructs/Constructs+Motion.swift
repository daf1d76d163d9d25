// A construct is a line, however long it is.
// swift-format-ignore-file

import Combine
import Foundation
import SwiftUI

extension Constructs {
  /// Adds motion: animations, transitions, keyframes and phases, matched geometry.
  static func motion(_ it: Constructs) {
    it.add { Text("a").animation(.default, value: 1) }
    it.add { Text("a").animation(.easeInOut(duration: 0.3), value: 1) }
    it.add { Text("a").animation(.linear(duration: 1).delay(0.2), value: true) }
    it.add { Text("a").animation(.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0), value: 1) }
    it.add { Text("a").animation(.spring(duration: 0.5, bounce: 0.3), value: 1) }
    it.add { Text("a").animation(.interpolatingSpring(stiffness: 100, damping: 10), value: 1) }
    it.add { Text("a").animation(.interactiveSpring, value: 1) }
    it.add { Text("a").animation(.bouncy, value: 1) }
    it.add { Text("a").animation(.snappy(duration: 0.2, extraBounce: 0.1), value: 1) }
    it.add { Text("a").animation(.smooth, value: 1) }
    it.add { Text("a").animation(.timingCurve(0.2, 0, 0.8, 1, duration: 1), value: 1) }
    it.add { Text("a").animation(.easeIn.repeatCount(3, autoreverses: true).speed(2), value: 1) }
    it.add { Text("a").animation(.easeOut.repeatForever(autoreverses: false), value: 1) }
    it.add { Text("a").animation(nil, value: 1) }
    it.add { Text("a").animation(.default) { $0.opacity(0.5) } }
    it.add { Button("a") { withAnimation { } } }
    it.add { Button("a") { withAnimation(.easeIn(duration: 1)) { } } }
    it.add { Button("a") { withAnimation(.default, completionCriteria: .removed) { } completion: { } } }
    it.add { Text("a").transaction { $0.animation = nil } }
    it.add { Text("a").transaction { $0.disablesAnimations = true } }
    it.add { Text("a").transition(.opacity) }
    it.add { Text("a").transition(.slide) }
    it.add { Text("a").transition(.scale) }
    it.add { Text("a").transition(.scale(scale: 0.5, anchor: .bottom)) }
    it.add { Text("a").transition(.move(edge: .leading)) }
    it.add { Text("a").transition(.push(from: .trailing)) }
    it.add { Text("a").transition(.offset(x: 10, y: 20)) }
    it.add { Text("a").transition(.identity) }
    it.add { Text("a").transition(.blurReplace) }
    it.add { Text("a").transition(.opacity.combined(with: .scale)) }
    it.add { Text("a").transition(.asymmetric(insertion: .slide, removal: .opacity)) }
    it.add { Text("a").transition(.opacity.animation(.easeIn)) }
    it.add { Text("a").transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1))) }
    it.add { Text("a").transition(Turned()) }
    it.add { Text("a").contentTransition(.opacity) }
    it.add { Text("1").contentTransition(.numericText()) }
    it.add { Text("1").contentTransition(.numericText(countsDown: true)) }
    it.add { Text("a").contentTransition(.interpolate) }
    it.add { Text("a").contentTransition(.identity) }
    it.add { Text("a").geometryGroup() }
    it.add { PhaseAnimator([1.0, 2.0]) { Text("a").scaleEffect($0) } }
    it.add { PhaseAnimator([false, true], trigger: 1) { Text("a").opacity($0 ? 1 : 0.5) } animation: { $0 ? .easeIn : .easeOut } }
    it.add { Text("a").phaseAnimator([1.0, 2.0]) { $0.scaleEffect($1) } }
    it.add { Text("a").phaseAnimator([1.0, 2.0], trigger: 1) { $0.scaleEffect($1) } animation: { _ in .linear } }
    it.add {
      KeyframeAnimator(initialValue: 1.0) { Text("a").scaleEffect($0) } keyframes: { _ in
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)
        CubicKeyframe(2, duration: 0.2)
        MoveKeyframe(1)
      }
    }
    it.add {
      Text("a").keyframeAnimator(initialValue: CGSize.zero, trigger: 1) { $0.offset($1) } keyframes: { _ in
        KeyframeTrack(\.width) { LinearKeyframe(10, duration: 0.2, timingCurve: .easeInOut) }
        KeyframeTrack(\.height) { CubicKeyframe(5, duration: 0.3) }
      }
    }
    it.add { Matched() }
    it.add { TimelineView(.animation(minimumInterval: 0.1, paused: true)) { Text($0.date, style: .time) } }
    it.add { ScrollView { ForEach(0..<3) { Text("\($0)").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) } } } }
    it.add { ScrollView { Text("a").scrollTransition(.interactive, axis: .vertical) { $0.scaleEffect($1.isIdentity ? 1 : 0.8) } } }
    it.add { Waving(phase: 0.3).frame(width: 40, height: 20) }
    it.add { Text("\(Spring(duration: 0.5, bounce: 0.2).value(target: 1.0, time: 0.1))") }
    it.add { Text("\(UnitCurve.easeInOut.value(at: 0.5))") }
    it.add { Text("a").animation(Animation(Halfway()), value: 1) }
    it.add { Text("a").fontWidth(.expanded).textScale(.secondary) }
    it.add { Text("a") + Text("b").textScale(.secondary) }
    it.add { Text("a").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 4)).shadow(radius: 2) }
  }
}

private struct Faded: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Turned: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90 * phase.value))
  }
}

private struct Halfway: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: 0.5) : nil
  }
}

private struct Waving: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: phase, dy: 0)) }
}

private struct Matched: View {
  @Namespace private var space
  @State private var isLeft = true

  var body: some View {
    HStack {
      if isLeft { Text("a").matchedGeometryEffect(id: 1, in: space) }
      Text("b").matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .top, isSource: !isLeft)
    }
  }
}
