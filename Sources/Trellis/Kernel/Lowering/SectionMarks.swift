import TrellisGraph
import TrellisLayout

/// Which part of which section a view is of, for whoever wants to know of a list.
struct SectionMark: Equatable {
  /// The parts of a section.
  enum Part { case header, content, footer }

  /// Tells the section from all others that ever were in this graph.
  let section: UInt64
  let part: Part
}

/// The mark among the values that a view hands to layouts; nil outside of sections.
enum SectionMarkTrait: LayoutValueKey {
  static var defaultValue: SectionMark? { nil }
}

/// Whether sections mark their views.
private enum MarksSectionsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

extension ViewInputs {
  /// Whether sections mark their views: only where somebody looks at the marks.
  var marksSections: Bool {
    get { self[MarksSectionsKey.self] }
    set { if newValue != marksSections { self[MarksSectionsKey.self] = newValue } }
  }
}

extension ViewList {
  /// The list with its views marked as a part of a section; what a section in it has marked stays that one's.
  @MainActor
  func marked(_ section: UInt64, _ part: SectionMark.Part, _ inputs: ViewInputs) -> ViewList {
    settingTraits(inputs) { traits in
      traits.changeLayoutValue(SectionMarkTrait.self) {
        $0 = $0 ?? SectionMark(section: section, part: part)
      }
    }
  }
}
