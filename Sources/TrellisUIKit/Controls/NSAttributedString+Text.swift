import Foundation
import Trellis

extension Text {
  /// Creates a text with the fonts, colours, lines and spacings of an attributed string.
  @MainActor init(styled string: NSAttributedString) {
    var pieces: [Text] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      func value<Value>(_ name: String, _: Value.Type) -> Value? {
        attributes[NSAttributedString.Key(rawValue: name)] as? Value
      }
      var piece = Text(verbatim: (string.string as NSString).substring(with: range))
      if let font = value("NSFont", UIFont.self) { piece = piece.font(Font(font)) }
      if let color = value("NSColor", UIColor.self) { piece = piece.foregroundStyle(Color(uiColor: color)) }
      if let style = value("NSUnderline", Int.self), style != 0 { piece = piece.underline() }
      if let style = value("NSStrikethrough", Int.self), style != 0 { piece = piece.strikethrough() }
      if let kern = value("NSKern", Double.self) { piece = piece.kerning(kern) }
      if let offset = value("NSBaselineOffset", Double.self) { piece = piece.baselineOffset(offset) }
      pieces.append(piece)
    }
    self = pieces.dropFirst().reduce(pieces.first ?? Text(verbatim: "")) { $0 + $1 }
  }
}
