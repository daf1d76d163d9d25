public import Trellis

extension Group: MapContent where Content: MapContent {
  /// The content has no body.
  public typealias Body = Never

  /// Creates a group of content.
  public nonisolated init(@MapContentBuilder content: () -> Content) { self.init(of: content()) }
}

extension Group: CollectedMapContent where Content: MapContent {
  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    collectMapContent(content, path, style, into: &pieces)
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// The content has no body.
  public typealias Body = Never
}

extension ForEach: CollectedMapContent where Content: MapContent {
  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    for element in data {
      let (id, content) = (id(of: element), content(element))
      var style = style
      // As for other selections, an element's id is its tag, unless it has another one.
      if style.tag == nil { style.tag = AnyHashable(id) }
      collectMapContent(content, path + [AnyHashable(id)], style, into: &pieces)
    }
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates content for each identifiable element.
  @_disfavoredOverload
  public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element, identified by a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: id, content: content)
  }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Creates content for each number of a range.
  @_disfavoredOverload
  public nonisolated init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: \.self, content: content)
  }
}
