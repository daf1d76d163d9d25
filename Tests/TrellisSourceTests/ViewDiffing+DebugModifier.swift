import SwiftUI

// The article's debug modifier without the memory in use, for which the article calls Mach.

// Advanced debug modifier with detailed logging
struct DiffingDebugModifier: ViewModifier {
  let name: String
  @State private var renderCount = 0
  @State private var lastRenderTime = Date()

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { _ in
          Color.clear.onAppear {
            renderCount += 1
            let elapsed = Date().timeIntervalSince(lastRenderTime)
            lastRenderTime = Date()

            print(
              """
              🎨 [\(name)] Render #\(renderCount)
                 Time since last: \(String(format: "%.2f", elapsed))s
                 Thread: \(Thread.current)
              """)

            if elapsed < 0.016 {  // Less than one frame at 60fps
              print("   ⚠️ WARNING: Rendering too frequently!")
            }
          }
        }
      )
      .overlay(
        Text("\(renderCount)")
          .font(.caption)
          .padding(4)
          .background(Color.red)
          .foregroundColor(.white)
          .opacity(0.8),
        alignment: .topTrailing
      )
  }
}

extension View {
  func debugDiffing(_ name: String) -> some View {
    self.modifier(DiffingDebugModifier(name: name))
  }
}
