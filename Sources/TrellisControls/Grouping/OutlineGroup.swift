import Foundation
public import Trellis

/// A tree of data: a line for each element, and those that have others a ``DisclosureGroup``.
///
/// Of what is closed nothing is built.
///
/// Source: documented, developer.apple.com/documentation/swiftui/outlinegroup.
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

  /// Creates a tree from its outermost elements, whose ids and elements inside are where key paths lead.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content)
  }

  /// Creates a tree from its outermost elements, whose elements inside are where a key path leads.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content)
  }

  /// Creates a tree from its only outermost element.
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

/// An element without others in it, whose title begins where those of its neighbours do that can be opened.
private nonisolated struct OutlineLeaf<Content: View>: View {
  let content: Content
  @Environment(\.look) private var look

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    RowsOrView {
      content.rowTraits { $0.isOutlineLeaf = true }
    } alone: {
      content.padding(
        .leading, look.styles.spreadsTitles ? 0 : DisclosureTitle.angleWidth + DisclosureTitle.gap)
    }
  }
}
