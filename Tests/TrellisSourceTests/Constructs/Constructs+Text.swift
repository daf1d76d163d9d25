import Combine
import Foundation
import SwiftUI

// swift-format-ignore-file: a construct is a line.

extension Constructs {
  /// Adds texts and their styles.
  static func text(_ it: Constructs) {
    it.add { Text("plain") }
    it.add { Text(verbatim: "verbatim") }
    it.add { Text("**bold** and *slanted*") }
    it.add { Text("`code` and ~~struck~~") }
    it.add { Text("[a link](https://example.com)") }
    it.add { Text("\(3) apples") }
    it.add { Text("\(3.14159, specifier: "%.2f")") }
    it.add { Text("\(Date(timeIntervalSince1970: 0), style: .date)") }
    it.add { Text("\(Date(timeIntervalSince1970: 0), formatter: DateFormatter())") }
    it.add { Text(Date(timeIntervalSince1970: 0), style: .date) }
    it.add { Text(Date(timeIntervalSince1970: 0), style: .time) }
    it.add { Text(Date(timeIntervalSince1970: 0), format: .dateTime.year()) }
    it.add { Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3600)) }
    it.add { Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)) }
    it.add { Text(0.25, format: .percent) }
    it.add { Text(12345, format: .number) }
    it.add { Text(9.99, format: .currency(code: "EUR")) }
    it.add { Text("\(12, format: .number)") }
    it.add { Text("key", tableName: "Other") }
    it.add { Text("key", comment: "for translators") }
    it.add { Text(LocalizedStringKey("key")) }
    it.add { Text(String(localized: "key", comment: "for translators")) }
    it.add { Text(AttributedString("attributed")) }
    it.add { Text(try! AttributedString(markdown: "**a**")) }
    it.add { Text("a") + Text("b").bold() + Text("c").foregroundStyle(.red) }
    it.add { Text("\(Text("inner").bold()) outer") }
    it.add { Text("\(Image(systemName: "star")) starred") }
    it.add { Text(Image(systemName: "star")) }
    it.add { Text("a").bold() }
    it.add { Text("a").bold(true) }
    it.add { Text("a").italic() }
    it.add { Text("a").underline() }
    it.add { Text("a").underline(true, pattern: .dash, color: .red) }
    it.add { Text("a").strikethrough(true, color: .blue) }
    it.add { Text("a").kerning(2) }
    it.add { Text("a").tracking(2) }
    it.add { Text("a").baselineOffset(3) }
    it.add { Text("a").monospaced() }
    it.add { Text("12").monospacedDigit() }
    it.add { Text("a").textCase(.uppercase) }
    it.add { Text("a b c").lineLimit(2) }
    it.add { Text("a b c").lineLimit(1...3) }
    it.add { Text("a b c").lineLimit(2, reservesSpace: true) }
    it.add { Text("a b c").lineSpacing(4) }
    it.add { Text("a b c").multilineTextAlignment(.center) }
    it.add { Text("a b c").truncationMode(.middle) }
    it.add { Text("a b c").minimumScaleFactor(0.5) }
    it.add { Text("a b c").allowsTightening(true) }
    it.add { Text("a").fontWeight(.semibold) }
    it.add { Text("a").fontDesign(.rounded) }
    it.add { Text("a").fontWidth(.condensed) }
    it.add { Text("a").font(.largeTitle) }
    it.add { Text("a").font(.title2.bold()) }
    it.add { Text("a").font(.headline.italic()) }
    it.add { Text("a").font(.caption.weight(.light)) }
    it.add { Text("a").font(.system(size: 17, weight: .heavy, design: .serif)) }
    it.add { Text("a").font(.system(.body, design: .monospaced)) }
    it.add { Text("a").font(.system(.title, design: .rounded, weight: .bold)) }
    it.add { Text("a").font(.custom("Inter", size: 15)) }
    it.add { Text("a").font(.custom("Inter", size: 15, relativeTo: .title)) }
    it.add { Text("a").font(.custom("Inter", fixedSize: 15)) }
    it.add { Text("a").font(.body.monospacedDigit()) }
    it.add { Text("a").dynamicTypeSize(.xxLarge) }
    it.add { Text("a").dynamicTypeSize(...DynamicTypeSize.large) }
    it.add { Text("a").environment(\.font, .title) }
    it.add { Text("a").environment(\.lineLimit, 1) }
    it.add { Text("a").environment(\.multilineTextAlignment, .trailing) }
    it.add { Text("^[\(3) apple](inflect: true)") }
  }
}
