public import Trellis

extension ForEach: ChartContent where Content: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Collects the marks of each element.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    inputs.collector.reserve(content.data.count)
    for element in content.data {
      Content._collect(content.content(element), inputs.element(content.id(of: element)))
    }
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates chart content for each identifiable element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates chart content for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates chart content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: \.self, content: content)
  }
}
