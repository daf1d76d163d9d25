import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Counter()
      Text("Hello, world")
    }
  }
}

struct Counter: View {
  @State private var value = 0

  var body: some View {
    Button {
      value += 1
    } label: {
      Text("\(value)")
    }
    .frame(width: value.isMultiple(of: 2) ? 100 : 50)
  }
}

@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") {
      ContentView()
    }
  }
}
