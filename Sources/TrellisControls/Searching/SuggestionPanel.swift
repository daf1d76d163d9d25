import Foundation
import Observation
import Trellis

/// The suggestions below a search field, and the one that the arrow keys selected.
@MainActor @Observable
final class SuggestionList {
  /// The completions of the visible suggestions; nil for a suggestion without a completion.
  @ObservationIgnored fileprivate var completions: [SearchCompletion?] = []
  /// The index of the suggestion that the arrow keys selected; nil if there is none.
  fileprivate var place: Int?
  /// The completion that was chosen last; while it is the text of the field, no suggestions are shown.
  fileprivate(set) var chosen: String?

  nonisolated init() {}

  /// Selects the next or previous suggestion that has a completion; returns whether there is any.
  fileprivate func step(by distance: Int) -> Bool {
    let places = completions.indices.filter { completions[$0] != nil }
    guard !places.isEmpty else { return false }
    let here = place.flatMap { places.firstIndex(of: $0) }
    let next = here.map { $0 + distance } ?? (distance > 0 ? 0 : places.count - 1)
    place = places[min(max(next, 0), places.count - 1)]
    return true
  }

  /// Writes the completion of the selected suggestion; returns whether a suggestion was selected.
  fileprivate func choose(in field: SearchFieldContent) -> Bool {
    guard let place, completions.indices.contains(place), let completion = completions[place] else {
      return false
    }
    choose(completion, in: field)
    return true
  }

  fileprivate func choose(_ completion: SearchCompletion, in field: SearchFieldContent) {
    place = nil
    switch completion {
    case .text(let string):
      chosen = string
      field.text.wrappedValue = string
    case .token(_, let token):
      guard field.tokens?.append(token) == true else { return }
      if !field.text.wrappedValue.isEmpty { field.text.wrappedValue = "" }
    }
  }

  fileprivate func show(_ completions: [SearchCompletion?]) {
    self.completions = completions
    if let place, !completions.indices.contains(place) { self.place = nil }
  }
}

/// The keys of a search field for its suggestions: arrow keys select one, and Return chooses it.
struct SearchSuggestionKeys: ViewModifier {
  let list: SuggestionList
  let field: SearchFieldContent

  func body(content: Content) -> some View {
    content
      .onKeyPress(.downArrow) { list.step(by: 1) ? .handled : .ignored }
      .onKeyPress(.upArrow) { list.step(by: -1) ? .handled : .ignored }
      .onKeyPress(.return) { list.choose(in: field) ? .handled : .ignored }
      .onChange(of: field.text.wrappedValue) { list.place = nil }
  }
}

/// The panel of suggestions below a search field.
struct SuggestionPanel: View {
  let suggestions: AnyView
  let list: SuggestionList
  let field: SearchFieldContent
  @Environment(\.layerAnchor) private var anchor
  @Environment(\.layoutDirection) private var direction

  init(suggestions: AnyView, list: SuggestionList, field: SearchFieldContent) {
    (self.suggestions, self.list, self.field) = (suggestions, list, field)
  }

  var body: some View {
    AnchoredLayout(
      anchor: anchor, side: .below(minimumWidth: anchor.width), isRightToLeft: direction == .rightToLeft
    ) {
      Group(subviews: suggestions) { all in
        if !all.isEmpty { SuggestionBox(all: all, list: list, field: field) }
      }
    }
    .onDisappear { list.show([]) }
  }
}

private struct SuggestionBox: View {
  let all: SubviewsCollection
  let list: SuggestionList
  let field: SearchFieldContent
  @Environment(\.controlTheme) private var theme
  @Environment(\.colorScheme) private var scheme

  init(all: SubviewsCollection, list: SuggestionList, field: SearchFieldContent) {
    (self.all, self.list, self.field) = (all, list, field)
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: theme.metrics.menuRadius)
    let completions = all.map { $0.containerValues[SearchCompletionKey.self] }
    ViewThatFits(in: .vertical) {
      lines(completions)
      ScrollView { lines(completions) }
    }
    .clipShape(shape)
    .background {
      shape.fill(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98))
        .shadow(color: .black.opacity(0.22), radius: 10, y: 5)
    }
    .overlay { shape.strokeBorder(.primary.opacity(0.12)).allowsHitTesting(false) }
    .onChange(of: completions, initial: true) { list.show(completions) }
  }

  private func lines(_ completions: [SearchCompletion?]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(all.enumerated()), id: \.element.id) { index, suggestion in
        let line = suggestion.frame(
          maxWidth: .infinity, minHeight: theme.metrics.menuRow, alignment: .leading
        )
        .padding(.horizontal, 9)
        if let completion = completions[index] {
          Button {
            list.choose(completion, in: field)
          } label: {
            line
              .foregroundStyle(ifAny: list.place == index ? AnyShapeStyle(.white) : nil)
              .background {
                if list.place == index {
                  RoundedRectangle(cornerRadius: max(theme.metrics.menuRadius - 4, 0)).fill(.tint)
                }
              }
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(list.place == index ? .isSelected : [])
        } else {
          line
        }
      }
    }
    .padding(theme.metrics.menuInset)
    // The field may be in a toolbar, which shows only the icons of labels.
    .labelStyle(.titleAndIcon)
  }
}
