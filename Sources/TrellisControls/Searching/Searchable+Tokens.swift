public import Trellis

// Each function has three forms of the prompt: a text, a localized key, and a string that isn't localized.

extension View {
  /// Adds a search field that holds tokens before its text.
  ///
  /// A press on a suggestion with a token (``searchCompletion(_:)``) adds the token. Backspace in the empty field removes the last one.
  /// A token whose id is there already isn't added.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:); the
  /// look of tokens: ours.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: nil,
        placement: placement, prompt: prompt))
  }

  /// Adds a search field that holds tokens, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: nil,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens, with a prompt that isn't localized.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: nil,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens before its text.
  ///
  /// The binding `isPresented` is true during a search, and starts or ends it.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented,
        placement: placement, prompt: prompt))
  }

  /// Adds a search field that holds tokens, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens, with a prompt that isn't localized.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens before its text, and suggests tokens during a search.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: nil,
        placement: placement, prompt: prompt)
    )
    .searchSuggestions { SuggestedSearchTokens(suggestedTokens, token) }
  }

  /// Adds a search field that holds and suggests tokens, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: nil,
        placement: placement, prompt: Text(prompt))
    )
    .searchSuggestions { SuggestedSearchTokens(suggestedTokens, token) }
  }

  /// Adds a search field that holds and suggests tokens, with a prompt that isn't localized.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: nil,
        placement: placement, prompt: Text(prompt))
    )
    .searchSuggestions { SuggestedSearchTokens(suggestedTokens, token) }
  }

  /// Adds a search field that holds tokens before its text, and suggests tokens during a search.
  ///
  /// The binding `isPresented` is true during a search, and starts or ends it.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented,
        placement: placement, prompt: prompt)
    )
    .searchSuggestions { SuggestedSearchTokens(suggestedTokens, token) }
  }

  /// Adds a search field that holds and suggests tokens, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented,
        placement: placement, prompt: Text(prompt))
    )
    .searchSuggestions { SuggestedSearchTokens(suggestedTokens, token) }
  }

  /// Adds a search field that holds and suggests tokens, with a prompt that isn't localized.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented,
        placement: placement, prompt: Text(prompt))
    )
    .searchSuggestions { SuggestedSearchTokens(suggestedTokens, token) }
  }

  /// Adds a search field that holds tokens before its text; a token's view can change the token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens, token), isPresented: nil,
        placement: placement, prompt: prompt))
  }

  /// Adds a search field that holds tokens, which their views can change, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens, token), isPresented: nil,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens, which their views can change, with a prompt that isn't localized.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens, token), isPresented: nil,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens before its text; a token's view can change the token.
  ///
  /// The binding `isPresented` is true during a search, and starts or ends it.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens, token), isPresented: isPresented,
        placement: placement, prompt: prompt))
  }

  /// Adds a search field that holds tokens, which their views can change, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens, token), isPresented: isPresented,
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field that holds tokens, which their views can change, with a prompt that isn't localized.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: BoundSearchTokens(tokens, token), isPresented: isPresented,
        placement: placement, prompt: Text(prompt)))
  }
}
