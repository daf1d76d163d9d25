import Foundation
import SwiftUI
import TrellisTesting

/// A window of 400 by 400 with the view that a closure returns for a switch.
@MainActor
final class MotionStage {
  final class Model: ObservableObject { @Published var isOn = false }

  private struct Root<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Bool) -> Content
    var body: some View { content(model.isOn) }
  }

  let model = Model()
  let host: TestHost

  init<Content: View>(on: Bool = false, @ViewBuilder _ content: @escaping (Bool) -> Content) {
    model.isOn = on
    host = TestHost(
      Root(model: model, content: content).frame(width: 400, height: 400),
      size: CGSize(width: 400, height: 400))
    _ = host.displayList
  }

  func turn(_ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
  }

  func advance(_ seconds: Double) async { await host.advance(by: .seconds(seconds)) }
}
