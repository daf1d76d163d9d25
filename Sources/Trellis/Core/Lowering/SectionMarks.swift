import TrellisGraph
import TrellisLayout

/// A view's section and the part of the section that it belongs to, for readers of a list.
struct SectionMark: Equatable {
  /// The parts of a section.
  enum Part { case header, content, footer }

  /// The section's identifier, unique in the graph and never reused.
  let section: UInt64
  let part: Part
}

/// The mark, as a value that a view passes to layouts; nil outside sections.
enum SectionMarkTrait: LayoutValueKey {
  static var defaultValue: SectionMark? { nil }
}

/// The key for whether sections mark their views.
private enum MarksSectionsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

extension ViewInputs {
  /// Whether sections mark their views, which is needed only if something reads the marks.
  var marksSections: Bool {
    get { self[MarksSectionsKey.self] }
    set { if newValue != marksSections { self[MarksSectionsKey.self] = newValue } }
  }
}

extension ViewList {
  /// Returns the list with its views marked as a part of a section; views that an inner section has marked keep its mark.
  @MainActor
  func marked(_ section: UInt64, _ part: SectionMark.Part, _ inputs: ViewInputs) -> ViewList {
    settingTraits(inputs) { traits in
      traits.changeLayoutValue(SectionMarkTrait.self) {
        $0 = $0 ?? SectionMark(section: section, part: part)
      }
    }
  }
}
