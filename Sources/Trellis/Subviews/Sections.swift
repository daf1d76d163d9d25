/// A section of a list that somebody else puts in a container: its header, its content and its footer.
///
/// Views that are in no section make sections of their own, without a header or a footer, between those that are.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sectionconfiguration.
public nonisolated struct SectionConfiguration: Identifiable {
  /// What tells the section from the others of its list, as long as it is there.
  public nonisolated struct ID: Hashable, Sendable {
    let section: UInt64
  }

  /// What tells the section from the others of its list.
  public let id: ID
  /// The views of the header; none where there is none.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer; none where there is none.
  public internal(set) var footer = SubviewsCollection(subviews: [])

  /// The values that the section hands to whoever puts it in a container: those of its first view, which has what the section has.
  public var containerValues: ContainerValues {
    (header.first ?? content.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections that a view stands for, in their order.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sectioncollection.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position, which has to be one of the collection's.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// What `Group(sections:)` holds.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupsectionsofcontent.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension Group {
  /// Makes views of the sections that another view stands for, all at once.
  ///
  /// The closure runs again when views come or go, or hand other values.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/group/init(sections:transform:).
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// The data of `ForEach(sections:)`: the sections that another view stands for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/foreachsectioncollection.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The view whose sections these are.
  let source: AnyView
  var sections: [SectionConfiguration] = []

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position, which has to be one of the collection's.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension ForEach {
  /// Makes a view of each of the sections that another view stands for.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/foreach/init(sections:content:).
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(
      data: ForEachSectionCollection(source: AnyView(view)),
      id: ElementIdentity(of: SectionConfiguration.self) { $0.id }, content: content)
  }
}
