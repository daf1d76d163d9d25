import CSymbolNames

/// The table of symbols and their icons: the lines of `Sources/CSymbolNames/symbols.def`.
nonisolated enum SymbolNames {
  /// The icons' names by those of the symbols, read at the first request.
  static let icons: [String: String] = {
    var count = 0
    let names = UnsafeBufferPointer(start: symbol_names(&count), count: count)
    return Dictionary(
      names.lazy.map { (String(cString: $0.name), String(cString: $0.icon)) },
      uniquingKeysWith: { first, _ in first })
  }()
}
