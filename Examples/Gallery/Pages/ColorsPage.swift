import SwiftUI

struct ColorsPage: View {
  var body: some View {
    Page("Colors") {
      GridRow {
        Sample("red") { Color.red }
        Sample("orange") { Color.orange }
        Sample("yellow") { Color.yellow }
        Sample("green") { Color.green }
      }
      GridRow {
        Sample("mint") { Color.mint }
        Sample("teal") { Color.teal }
        Sample("cyan") { Color.cyan }
        Sample("blue") { Color.blue }
      }
      GridRow {
        Sample("indigo") { Color.indigo }
        Sample("purple") { Color.purple }
        Sample("pink") { Color.pink }
        Sample("brown") { Color.brown }
      }
      GridRow {
        Sample("primary") { Color.primary }
        Sample("secondary") { Color.secondary }
        Sample("gray") { Color.gray }
        Sample("accentColor") { Color.accentColor }
      }
      GridRow {
        Sample("red:green:blue:") { Color(red: 0.9, green: 0.4, blue: 0.1) }
        Sample("hue:saturation:…") { Color(hue: 0.6, saturation: 0.7, brightness: 0.9) }
        Sample("white:") { Color(white: 0.6) }
        Sample("opacity(0.3)") { Color.purple.opacity(0.3) }
      }
    }
  }
}
