import TrellisGraph
import TrellisText

/// The state of a text input, and its synchronization with the bindings.
@MainActor
struct TextInputStore {
  let view: GraphValue<TextInput>
  /// The shown state: the one that was written last, or the binding's if the binding has changed since.
  let shown: Attribute<TextInputState>
  private let written: StateLocation<TextInputState>
  /// The state written last, once an update has applied it.
  private let applied: Attribute<TextInputState>

  /// Creates the state in the current subgraph.
  init(_ view: GraphValue<TextInput>, _ inputs: ViewInputs, beginsAtStart: Bool) {
    self.view = view
    let first = TextInputState(text: EditedText(), bound: "", beginsAtStart: beginsAtStart)
    let input = inputs.graph.input(name: "TextInput.state", kind: .state, first)
    applied = input
    written = StateLocation(input, initialValue: first, writes: inputs.context.writes, in: inputs.row)
    shown = inputs.graph.rule(name: "TextInput.shown", kind: .state) {
      var state = input.wrappedValue
      state.follow(view, isApplied: true)
      return state
    }
  }

  /// The state written last, with the current values of the bindings.
  var state: TextInputState {
    get {
      var state = written.get()
      state.follow(view, isApplied: state.undecided == nil || applied.wrappedValue == state)
      return state
    }
    nonmutating set { written.set(newValue) }
  }

  /// Writes a changed text to its binding.
  ///
  /// If the binding stores another text than it was given, the input adopts the stored text. If it returns the text before the edit,
  /// it may have rejected the edit, or its getter may have captured that text: the next update decides.
  func write(_ state: inout TextInputState, after before: EditedText) {
    let (binding, isFormatted) = view.read { ($0.text, $0.isFormatted) }
    let string = state.text.string
    binding.wrappedValue = string
    let bound = binding.wrappedValue
    let unchanged = state.undecided ?? before
    state.bound = isFormatted ? bound : string
    if !isFormatted, !bound.hasSameBytes(as: string), bound.hasSameBytes(as: unchanged.string) {
      state.undecided = unchanged
    } else {
      state.undecided = nil
      state.follow(bound, nil)
    }
  }

  /// Writes the selection to its binding if it differs; the selection is nil without the focus.
  func writeSelection(_ state: inout TextInputState, isFocused: Attribute<Bool>, isNewText: Bool = false) {
    guard state.text.composed == nil, let binding = view.read({ $0.selection }) else { return }
    let selected =
      isFocused.wrappedValue
      ? TextSelection(state.text.selection.range, in: state.text.string) : nil
    guard selected != state.selection || isNewText else { return }
    state.selection = selected
    binding.wrappedValue = selected
  }

  /// Ends editing, and shows the binding's text in its format.
  func commit(isFocused: Attribute<Bool>) {
    var state = state
    let bound = view.read { $0.text }.wrappedValue
    state.text.endComposition()
    if state.undecided == nil, !state.text.string.hasSameBytes(as: bound) {
      state.text.takeOver(bound)
      state.bound = bound
    }
    writeSelection(&state, isFocused: isFocused)
    self.state = state
  }
}
