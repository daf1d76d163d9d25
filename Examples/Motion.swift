import SwiftUI

/// A spring, a transition, siblings that make room, and a view that replaces another.
///
/// To render it: `trellis render Examples/Motion.swift --tap Go --at 0,0.1,0.2,0.4,0.8 -o strip.png`.
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

  /// A small rectangle on one side, or a wide one on the other.
  ///
  /// Each replaces the other with a matched geometry effect.
  private var hero: some View {
    RoundedRectangle(cornerRadius: 8).fill(.purple).matchedGeometryEffect(id: "hero", in: space)
  }
}
