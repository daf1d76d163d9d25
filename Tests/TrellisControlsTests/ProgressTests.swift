import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor
@Suite struct ProgressTests {
  private func size(_ view: some View) -> CGSize {
    let host = TestHost(view.accessibilityIdentifier("it"))
    return (try? host.frame(ofIdentifier: "it"))?.size ?? .zero
  }

  @Test func `indeterminate progress is a ring of 20 points`() {
    #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
  }

  @Test func `a progress bar takes the proposed width, and the theme's height`() {
    let bar = ProgressView(value: 0.5).frame(width: 120)
    #expect(size(bar) == CGSize(width: 120, height: 8))
    #expect(size(bar.environment(\.controlTheme, .phone)) == CGSize(width: 120, height: 4))
  }

  @Test func `the tint of a style colours its ring and its bar`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let bar = TestHost(
      ProgressView(value: 1.0).progressViewStyle(LinearProgressViewStyle(tint: red)),
      size: CGSize(width: 100, height: 20))
    #expect(try bar.picture().color(x: 50, y: 10) == RGBAColor(red: 1, green: 0, blue: 0))
    let ring = TestHost(
      ProgressView(value: 1.0).progressViewStyle(CircularProgressViewStyle(tint: red)),
      size: CGSize(width: 20, height: 20))
    #expect(try ring.picture().color(x: 18, y: 10) == RGBAColor(red: 1, green: 0, blue: 0))
    let spokes = TestHost(
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: red)),
      size: CGSize(width: 20, height: 20))
    let spoke = try spokes.picture().color(x: 10, y: 3)
    #expect(spoke.red > 0 && spoke.green < spoke.red)
  }

  @Test func `labels are above and below the progress bar`() {
    let host = TestHost(
      ProgressView(value: 3, total: 10) {
        Text("Copying")
      } currentValueLabel: {
        Text("3 of 10")
      })
    #expect(host.texts == ["Copying", "3 of 10"])
    #expect(TestHost(ProgressView("Loading…")).texts == ["Loading…"])
    #expect(TestHost(ProgressView("Copying" as String, value: 1.0)).texts == ["Copying"])
  }

  @Test func `a progress view style replaces the whole view`() throws {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "?")
        }
      }
    }
    struct Job: View {
      @State private var done = 0.0

      var body: some View {
        VStack {
          ProgressView("Job", value: done)
          Button("More") { done += 0.25 }
        }
        .progressViewStyle(Words())
      }
    }
    let host = TestHost(Job())
    #expect(host.texts == ["Job", "0 %", "More"])
    try host.tap("More")
    #expect(host.texts == ["Job", "25 %", "More"])
  }

  @Test(arguments: [-1.0, 2, .infinity, .nan])
  func `unusual progress values are shown`(value: Double) {
    #expect(TestHost(ProgressView("Odd", value: value)).texts == ["Odd"])
    #expect(TestHost(ProgressView("Odd", value: 0.5, total: value)).texts == ["Odd"])
  }

  @Test func `a linear accessory gauge has its label above the bar, and its value below`() throws {
    let host = TestHost(
      Gauge(value: 0.5) {
        Text("label")
      } currentValueLabel: {
        Text("half")
      }
      .gaugeStyle(.accessoryLinearCapacity))
    #expect(try host.frame(ofText: "label").maxY < host.frame(ofText: "half").minY)
  }
}
