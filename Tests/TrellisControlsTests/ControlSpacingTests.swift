import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The default space between controls in a stack.
@MainActor @Suite struct ControlSpacingTests {
  enum Kind: CaseIterable {
    case toggle, checkBox, switchToggle, menuPicker, radio, stepper, slider, date, compactDate, color
  }

  private struct Control: View {
    let kind: Kind

    var body: some View {
      switch kind {
      case .toggle: Toggle("Title", isOn: .constant(true))
      case .checkBox: Toggle("Title", isOn: .constant(true)).toggleStyle(.checkbox)
      case .switchToggle: Toggle("Title", isOn: .constant(true)).toggleStyle(.switch)
      case .menuPicker: Picker("Title", selection: .constant(1)) { Text("one").tag(1) }
      case .radio:
        Picker("Title", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.radioGroup)
      case .stepper: Stepper("Title", value: .constant(1))
      case .slider: Slider(value: .constant(0.5)) { Text("Title") }
      case .date: DatePicker("Title", selection: .constant(.distantPast))
      case .compactDate:
        DatePicker("Title", selection: .constant(.distantPast)).datePickerStyle(.compact)
      case .color: ColorPicker("Title", selection: .constant(.red))
      }
    }
  }

  @Test(arguments: Kind.allCases, [ControlTheme.desktop, .phone])
  func `controls in a column are 8 points apart`(kind: Kind, theme: ControlTheme) throws {
    for next in Kind.allCases {
      let host = TestHost(
        VStack {
          Control(kind: kind).accessibilityIdentifier("first")
          Control(kind: next).accessibilityIdentifier("second")
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        .controlTheme(theme))
      let gap = try host.frame(ofIdentifier: "second").minY - host.frame(ofIdentifier: "first").maxY
      #expect(abs(gap - 8) < 0.01, "\(next): \(gap)")
    }
  }
}
