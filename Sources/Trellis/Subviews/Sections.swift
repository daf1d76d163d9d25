/// A section of a list to be placed in a container: its header, content and footer.
///
/// Views outside sections form sections of their own, without header or footer, between the others.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of a section in its list, for as long as the section exists.
  public nonisolated struct ID: Hashable, Sendable {
    let section: UInt64
  }

  /// The identity of the section in its list.
  public let id: ID
  /// The views of the header; empty if there is none.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer; empty if there is none.
  public internal(set) var footer = SubviewsCollection(subviews: [])

  /// The values that the section passes to its container; they are attached to the section's first view.
  public var containerValues: ContainerValues {
    (header.first ?? content.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections of a view, in order.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position, which must be valid.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// The content of `Group(sections:)`.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  /// The content has no body.
  public typealias Body = Never

  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension Group {
  /// Creates views from all sections of another view.
  ///
  /// The closure runs again when views are inserted or removed, or when they pass other values.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// The data of `ForEach(sections:)`: the sections of another view.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The view with these sections.
  let source: AnyView
  var sections: [SectionConfiguration] = []

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position, which must be valid.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension ForEach {
  /// Creates a view for each section of another view.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(
      data: ForEachSectionCollection(source: AnyView(view)),
      id: ElementIdentity(of: SectionConfiguration.self) { $0.id }, content: content)
  }
}
