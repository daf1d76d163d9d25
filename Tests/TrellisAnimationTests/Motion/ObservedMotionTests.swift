import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Animated changes of observable objects that a body or a binding reads.
@MainActor
@Suite struct ObservedMotionTests {
  @Observable final class Model {
    var x: CGFloat = 0
  }

  private struct Mark: View {
    let x: CGFloat
    var body: some View {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("mark").padding(.leading, x)
        .frame(width: 100, alignment: .leading)
    }
  }

  private struct Direct: View {
    let model: Model
    var body: some View { Mark(x: model.x) }
  }

  private struct Bound: View {
    @Binding var x: CGFloat
    var body: some View { Mark(x: x) }
  }

  private struct ByBinding: View {
    @Bindable var model: Model
    var body: some View { Bound(x: $model.x) }
  }

  private func check(_ model: Model, _ host: TestHost) async throws {
    let start = try host.frame(ofIdentifier: "mark").minX
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    #expect(try host.frame(ofIdentifier: "mark").minX == start)
    await host.advance(by: .milliseconds(500))
    #expect(try host.frame(ofIdentifier: "mark").minX == start + 20)
  }

  @Test func `writes of an observed object animate, in a body and through a binding`() async throws {
    let size = CGSize(width: 100, height: 20)
    let (first, second) = (Model(), Model())
    try await check(first, TestHost(Direct(model: first), size: size))
    try await check(second, TestHost(ByBinding(model: second), size: size))
  }
}
