import Foundation
import Trellis

/// The tokens of a search field, whatever their type.
@MainActor protocol SearchTokens {
  /// The ids of the tokens, in order.
  var ids: [AnyHashable] { get }
  /// Returns the view of the token at an index.
  func view(at index: Int) -> AnyView
  /// Appends a token; returns false if the token has another type, or is there already.
  func append(_ token: Any) -> Bool
  /// Removes the last token, if there is one.
  func removeLast()
  /// Removes all tokens.
  func removeAll()
}

/// The tokens in a collection that a binding writes.
nonisolated struct BoundSearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>:
  SearchTokens
where C.Element: Identifiable {
  let tokens: Binding<C>
  /// Returns the view of a token, which a binding of the token may write.
  let token: (Binding<C.Element>) -> T

  init(_ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T) {
    (self.tokens, self.token) = (tokens, token)
  }

  @MainActor var ids: [AnyHashable] { tokens.wrappedValue.map { AnyHashable($0.id) } }

  @MainActor func view(at index: Int) -> AnyView {
    let element = tokens.wrappedValue[
      tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: index)]
    let binding = Binding<C.Element> {
      tokens.wrappedValue.first { $0.id == element.id } ?? element
    } set: { new in
      guard let place = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
      tokens.wrappedValue.replaceSubrange(place..<tokens.wrappedValue.index(after: place), with: [new])
    }
    return AnyView(token(binding))
  }

  @MainActor func append(_ token: Any) -> Bool {
    guard let token = token as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id })
    else { return false }
    tokens.wrappedValue.append(token)
    return true
  }

  @MainActor func removeLast() {
    guard !tokens.wrappedValue.isEmpty else { return }
    tokens.wrappedValue.removeLast()
  }

  @MainActor func removeAll() { tokens.wrappedValue.removeAll() }
}

/// The tokens in a search field, each on a rounded background.
struct SearchTokenChips: View {
  let tokens: any SearchTokens

  private struct Chip: Identifiable {
    let id: AnyHashable
    let index: Int
  }

  var body: some View {
    ForEach(tokens.ids.enumerated().map { Chip(id: $1, index: $0) }) { chip in
      tokens.view(at: chip.index)
        .labelStyle(.titleAndIcon)
        .lineLimit(1)
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
    }
  }
}

/// Suggestions of tokens, in a collection that a binding writes.
nonisolated struct SuggestedSearchTokens<C: RandomAccessCollection, T: View>: View
where C.Element: Identifiable {
  @Binding private var tokens: C
  private let token: (C.Element) -> T

  init(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T) {
    _tokens = tokens
    self.token = token
  }

  @MainActor var body: some View {
    ForEach(tokens) { token($0).searchCompletion($0) }
  }
}
