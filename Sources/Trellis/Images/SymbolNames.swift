/// Which icon stands for which symbol: a name that is asked for, and that of the nearest Bootstrap Icon, on each line.
///
/// The names in the first column are those that source code uses; the shapes are the icons' own.
nonisolated enum SymbolNames {
  /// The icons by the symbols' names.
  static let icons: [String: String] = Dictionary(
    uniqueKeysWithValues: (table + moreOfTable).split(separator: "\n").map { line in
      let names = line.split(separator: " ")
      return (String(names[0]), String(names[1]))
    })
}
