package import TrellisLayout

// The short forms of alignments: `.leading`, as in source.

extension AlignmentKey {
  /// The guide's name as in source; the name of its type if it is the program's own.
  package nonisolated var name: String {
    switch axis {
    case .horizontal: HorizontalAlignment.names[self] ?? "\(id)"
    case .vertical: VerticalAlignment.names[self] ?? "\(id)"
    }
  }
}

extension HorizontalAlignment: ReadableValue {
  /// The guides that every view has, from the leading side.
  nonisolated static let named: [HorizontalAlignment] = [.leading, .center, .trailing]
  fileprivate nonisolated static let names: [AlignmentKey: String] = [
    leading.key: "leading", center.key: "center", trailing.key: "trailing",
  ]

  package nonisolated var readableText: String { ".\(key.name)" }
}

extension VerticalAlignment: ReadableValue {
  /// The guides that every view has, from the top, then the baselines.
  nonisolated static let named: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
  fileprivate nonisolated static let names: [AlignmentKey: String] = [
    top.key: "top", center.key: "center", bottom.key: "bottom", firstTextBaseline.key: "firstTextBaseline",
    lastTextBaseline.key: "lastTextBaseline",
  ]

  package nonisolated var readableText: String { ".\(key.name)" }
}

extension Alignment: ReadableValue {
  package nonisolated var readableText: String {
    if let name = Self.names[self] { return ".\(name)" }
    return "(\(horizontal.readableText), \(vertical.readableText))"
  }

  private nonisolated static let names: [Alignment: String] = [
    .center: "center", .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom",
    .topLeading: "topLeading", .topTrailing: "topTrailing", .bottomLeading: "bottomLeading",
    .bottomTrailing: "bottomTrailing", .centerFirstTextBaseline: "centerFirstTextBaseline",
    .centerLastTextBaseline: "centerLastTextBaseline",
    .leadingFirstTextBaseline: "leadingFirstTextBaseline",
    .leadingLastTextBaseline: "leadingLastTextBaseline",
    .trailingFirstTextBaseline: "trailingFirstTextBaseline",
    .trailingLastTextBaseline: "trailingLastTextBaseline",
  ]
}
