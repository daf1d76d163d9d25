/// The characters that Markdown can reference by name or number.
///
/// Source: documented, spec.commonmark.org/0.31.2/#entity-and-numeric-character-references; a selection of common ones from
/// HTML's two thousand names.
nonisolated enum NamedCharacters {
  /// Returns the character for the text between `&` and `;`, a name or `#` and a number; nil if there is none.
  static func character(_ name: String) -> String? {
    if name.first != "#" { return names[name].map { String($0) } }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, digits.count < 9 else { return nil }
    // Invalid code points and NUL, which ends C strings, are shown as U+FFFD.
    return String(number == 0 ? "\u{FFFD}" : Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}")
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•",
    "middot": "·", "prime": "′", "Prime": "″", "dagger": "†", "Dagger": "‡", "permil": "‰", "iexcl": "¡",
    "iquest": "¿", "copy": "©", "reg": "®", "trade": "™", "sect": "§", "para": "¶", "deg": "°", "ordf": "ª",
    "ordm": "º", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "curren": "¤", "plusmn": "±",
    "times": "×", "divide": "÷", "minus": "−", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹",
    "sup2": "²", "sup3": "³", "micro": "µ", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "equiv": "≡",
    "infin": "∞", "radic": "√", "sum": "∑", "prod": "∏", "int": "∫", "part": "∂", "Delta": "Δ", "Omega": "Ω",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "lambda": "λ", "mu": "μ",
    "pi": "π",
    "sigma": "σ", "phi": "φ", "omega": "ω", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
    "lArr": "⇐", "rArr": "⇒", "hArr": "⇔", "check": "✓", "star": "☆", "starf": "★", "hearts": "♥",
    "spades": "♠", "clubs": "♣", "diams": "♦", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã",
    "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê",
    "Euml": "Ë", "Ntilde": "Ñ", "Ouml": "Ö", "Oslash": "Ø", "Uuml": "Ü", "szlig": "ß", "agrave": "à",
    "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î",
    "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö",
    "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "yuml": "ÿ",
    "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š",
  ]
}
