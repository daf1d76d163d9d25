import SwiftUI

struct ValuesPage: View {
  var body: some View {
    Page("Values") {
      GridRow {
        BothThemes {
          Slider(value: .constant(0.4)) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
          Slider(value: .constant(7), in: 0...10, step: 1).tint(.green)
          Slider(value: .constant(0.5)).disabled(true)
          Stepper("Copies: 3", value: .constant(3), in: 1...5)
          ColorPicker("Accent", selection: .constant(.orange))
          ProgressView(value: 0.6) {
            Text("Loading")
          } currentValueLabel: {
            Text("6 of 10")
          }
          ProgressView()
          HStack(spacing: 14) {
            Gauge(value: 0.6) {
              Text("CPU")
            } currentValueLabel: {
              Text("60")
            }
            .gaugeStyle(.accessoryCircular).tint(.green)
            Gauge(value: 0.7) {
              Text("Mem")
            } currentValueLabel: {
              Text("70")
            }
            .gaugeStyle(.accessoryCircularCapacity).tint(.pink)
          }
          Gauge(value: 0.4, in: 0...1) {
            Text("Memory")
          } currentValueLabel: {
            Text("6.4 GB")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("16")
          }
          Gauge(value: 0.3) { Text("x") }.gaugeStyle(.accessoryLinear)
        }
      }
    }
  }
}
