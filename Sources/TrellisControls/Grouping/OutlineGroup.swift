import Foundation
public import Trellis

/// A tree of data, with a ``DisclosureGroup`` for each element that has children, and a line for each leaf.
///
/// The content of a closed group isn't built. An element whose children are nil is a leaf.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  private init(
    data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.id, self.children, self.content) = (data, id, children, content)
  }

  /// Creates a tree from its root elements; key paths lead to the ids and the children.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content)
  }

  /// Creates a tree from its identifiable root elements; a key path leads to the children.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content)
  }

  /// Creates a tree from a single root element.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(data: [root], id: \.id, children: children, content)
  }

  /// A line or a group for each element.
  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          OutlineGroup(data: inner, id: id, children: children, content)
        } label: {
          content(element)
        }
      } else {
        OutlineLeaf(content: content(element))
      }
    }
  }
}

/// An element without children, whose title is aligned with the titles of expandable neighbours.
private nonisolated struct OutlineLeaf<Content: View>: View {
  let content: Content
  @Environment(\.controlTheme) private var theme

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    RowsOrView {
      content.rowTraits { $0.isOutlineLeaf = true }
    } alone: {
      content.padding(
        .leading, theme.styles.spreadsTitles ? 0 : DisclosureTitle.angleWidth + DisclosureTitle.gap)
    }
  }
}
