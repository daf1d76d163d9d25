import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The accessible names of controls whose label isn't shown.
@MainActor @Suite struct ControlNameTests {
  @Test func `on a phone a slider is named by its label, or by the view's own name`() throws {
    let host = TestHost(
      VStack {
        Slider(value: .constant(0.5)) { Text("Volume") }
        Slider(value: .constant(0.5)) {
          Text("Speed")
        } minimumValueLabel: {
          Text("slow")
        } maximumValueLabel: {
          Text("fast")
        }
        Slider(value: .constant(0.5)).accessibilityLabel("Balance")
      }
      .controlTheme(.phone))
    #expect(try host.accessibilityElement("Volume").role == .slider)
    #expect(try host.accessibilityElement("Speed").role == .slider)
    #expect(try host.accessibilityElement("Balance").role == .slider)
  }

  @Test func `a check box without a visible label is named by it`() throws {
    let host = TestHost(Toggle("Sound", isOn: .constant(true)).labelsHidden().toggleStyle(.checkbox))
    #expect(try host.accessibilityElement("Sound").role == .checkBox)
    #expect(!host.texts.contains("Sound"))
  }
}
