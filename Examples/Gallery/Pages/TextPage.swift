import SwiftUI

struct TextPage: View {
  var body: some View {
    Page("Text") {
      GridRow(alignment: .top) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body").font(.body)
          Text("Callout").font(.callout)
          Text("Footnote").font(.footnote)
          Text("Caption").font(.caption)
        }
        .gridColumnAlignment(.leading)
        VStack(alignment: .leading, spacing: 4) {
          ForEach([Font.Weight.ultraLight, .light, .regular, .medium, .semibold, .bold, .black], id: \.self) {
            weight in
            Text("Weight").fontWeight(weight)
          }
        }
        VStack(alignment: .leading, spacing: 6) {
          Text("**Bold**, *italic*, ~~struck~~, `code`")
          Text("Underlined").underline(color: .red)
          Text("Spaced").kerning(4)
          Text("Monospaced 1234").monospaced()
          Text("Raised").baselineOffset(6) + Text(" and low")
          Text("UPPER case").textCase(.uppercase)
        }
        .gridColumnAlignment(.leading)
      }
      GridRow(alignment: .top) {
        paragraph.multilineTextAlignment(.leading)
        paragraph.multilineTextAlignment(.center)
        paragraph.multilineTextAlignment(.trailing)
      }
      GridRow(alignment: .top) {
        paragraph.lineLimit(2)
        paragraph.lineLimit(1).truncationMode(.middle)
        paragraph.lineSpacing(6).lineLimit(3)
      }
      GridRow(alignment: .top) {
        Text("שלום עולם").frame(width: 160)
        Text("مرحبا بالعالم").frame(width: 160)
        Text("Ελληνικά, Кириллица").frame(width: 160)
      }
    }
  }

  private var paragraph: some View {
    Text("The graph knows what reads what, so a change brings just that up to date.")
      .font(.callout)
      .frame(width: 160)
  }
}
