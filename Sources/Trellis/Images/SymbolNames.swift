import CSymbolNames

/// Which icon stands for which symbol: the lines of `Sources/CSymbolNames/symbols.def`.
nonisolated enum SymbolNames {
  /// The icons by the symbols' names, read when a symbol is first asked for.
  static let icons: [String: String] = {
    var count = 0
    let names = UnsafeBufferPointer(start: symbol_names(&count), count: count)
    return Dictionary(
      names.lazy.map { (String(cString: $0.name), String(cString: $0.icon)) },
      uniquingKeysWith: { first, _ in first })
  }()
}
