import SwiftUI

/// A spring, a transition in and out, siblings that make room, and a view that comes in another one's place: `trellis render
/// Examples/Motion.swift --tap Go --at 0,0.1,0.2,0.4,0.8 -o strip.png`.
struct Motion: View {
  @State private var isOn = false
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Go") {
        withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isOn.toggle() }
      }
      Circle()
        .fill(isOn ? Color.orange : Color.blue)
        .frame(width: 40, height: 40)
        .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      if isOn {
        Text("It slides in")
          .padding(8)
          .background(.yellow, in: .rect(cornerRadius: 6))
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      RoundedRectangle(cornerRadius: isOn ? 20 : 4)
        .fill(.green)
        .frame(width: isOn ? 160 : 80, height: 40)
        .rotationEffect(.degrees(isOn ? 10 : 0))
      HStack {
        if !isOn { hero.frame(width: 28, height: 28) }
        Text(isOn ? "after" : "before")
        Spacer()
        if isOn { hero.frame(width: 80, height: 28) }
      }
    }
    .padding()
    .frame(width: 200, height: 280, alignment: .topLeading)
  }

  /// Small on one side, or wide on the other: one takes the other's place.
  private var hero: some View {
    RoundedRectangle(cornerRadius: 8).fill(.purple).matchedGeometryEffect(id: "hero", in: space)
  }
}
