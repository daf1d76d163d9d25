import SwiftUI

/// Curves and springs over time, and changes stopped halfway.
struct AnimationsPage: View {
  @Namespace private var space

  private let values = KeyframeTimeline(initialValue: 0.0) {
    KeyframeTrack {
      LinearKeyframe(1, duration: 0.3)
      SpringKeyframe(0.4, duration: 0.3)
      CubicKeyframe(0.8, duration: 0.3)
      MoveKeyframe(0.2)
    }
  }

  var body: some View {
    Page("Animations") {
      GridRow {
        Sample("linear") { Graph { UnitCurve.linear.value(at: $0) } }
        Sample("easeIn") { Graph { UnitCurve.easeIn.value(at: $0) } }
        Sample("easeOut") { Graph { UnitCurve.easeOut.value(at: $0) } }
        Sample("easeInOut") { Graph { UnitCurve.easeInOut.value(at: $0) } }
      }
      GridRow {
        Sample("smooth") { Graph { Spring.smooth.value(target: 1.0, time: $0) } }
        Sample("snappy") { Graph { Spring.snappy.value(target: 1.0, time: $0) } }
        Sample("bouncy") { Graph { Spring.bouncy.value(target: 1.0, time: $0) } }
        Sample("KeyframeTimeline") { Graph { values.value(time: $0) } }
      }
      GridRow {
        Sample("frame, half way") { Halted(at: 0.5) { Bar().frame(width: $0 ? 100 : 30, height: 30) } }
        Sample("red to blue") {
          Halted(at: 0.5) { ($0 ? Color.blue : Color.red).frame(width: 80, height: 50) }
        }
        Sample("cornerRadius, turned") {
          Halted(at: 0.5) { isOn in
            RoundedRectangle(cornerRadius: isOn ? 28 : 0).fill(.teal.gradient).frame(width: 56, height: 56)
              .rotationEffect(.degrees(isOn ? 60 : 0))
          }
        }
        Sample("trim") {
          Halted(at: 0.7) {
            Circle().trim(to: $0 ? 1 : 0).stroke(.purple, style: StrokeStyle(lineWidth: 8, lineCap: .round))
              .padding(8)
          }
        }
      }
      GridRow {
        Sample("matchedGeometryEffect") {
          Halted(at: 0.5) { isOn in
            ZStack(alignment: isOn ? .bottomTrailing : .topLeading) {
              Color.clear
              if isOn {
                Bar().matchedGeometryEffect(id: 1, in: space).frame(width: 70, height: 40)
              } else {
                Bar().matchedGeometryEffect(id: 1, in: space).frame(width: 24, height: 24)
              }
            }
          }
        }
        Sample("numericText") {
          Halted(at: 0.5) {
            Text(verbatim: $0 ? "1974" : "1968").font(.title.bold()).contentTransition(.numericText())
          }
        }
        Sample("interpolate") {
          Halted(at: 0.5) {
            Text(verbatim: "Aa").font($0 ? .largeTitle.bold() : .caption).contentTransition(.interpolate)
          }
        }
        Sample("opacity") {
          Halted(at: 0.5) { Text(verbatim: $0 ? "after" : "before").contentTransition(.opacity) }
        }
      }
    }
  }
}

/// A plot of a function from 0 to 1.
///
/// The frame's height covers the values from 0 to 1.25.
private struct Graph: View {
  let value: (Double) -> Double

  var body: some View {
    Canvas { context, size in
      func point(_ time: Double) -> CGPoint {
        CGPoint(x: size.width * time, y: size.height * (1 - value(time) / 1.25))
      }
      var ends = Path()
      for level in [0, 1.0] {
        let y = size.height * (1 - level / 1.25)
        ends.addLines([CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y)])
      }
      context.stroke(ends, with: .color(.gray.opacity(0.5)), lineWidth: 1)
      var line = Path()
      line.addLines(stride(from: 0, through: 1, by: 1.0 / 64).map(point))
      context.stroke(line, with: .color(.blue), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
  }
}

/// A bar that makes motion visible.
struct Bar: View {
  var body: some View { RoundedRectangle(cornerRadius: 8).fill(.orange.gradient) }
}

/// A view whose change from off to on stops partway.
struct Halted<Content: View>: View {
  let part: Double
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  init(at part: Double, @ViewBuilder content: @escaping (Bool) -> Content) {
    (self.part, self.content) = (part, content)
  }

  var body: some View {
    ZStack { content(isOn) }
      .onAppear { withAnimation(Animation(Halt(part: part))) { isOn = true } }
  }
}

/// An animation that stops partway.
private struct Halt: CustomAnimation {
  let part: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.stillUntil = .infinity
    return value.scaled(by: part)
  }
}
