import SwiftUI

/// A spring, a transition in and out, and siblings that make room: `trellis render Examples/Motion.swift --tap Go --at 0,0.1,0.2,0.4,0.8
/// -o strip.png`.
struct Motion: View {
  @State private var isOn = false

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
      Text(isOn ? "after" : "before")
    }
    .padding()
    .frame(width: 200, height: 240, alignment: .topLeading)
  }
}
