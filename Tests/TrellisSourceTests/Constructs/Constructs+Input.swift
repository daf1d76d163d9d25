// A construct is a line, however long it is.
// swift-format-ignore-file

import Combine
import Foundation
import SwiftUI

extension Constructs {
  /// Adds input: gestures, focus and keys, text fields.
  static func input(_ it: Constructs) {
    it.add { Text("a").onTapGesture { } }
    it.add { Text("a").onTapGesture(count: 2) { } }
    it.add { Text("a").onTapGesture { _ in } }
    it.add { Text("a").onTapGesture(coordinateSpace: .global) { (_: CGPoint) in } }
    it.add { Text("a").onLongPressGesture { } }
    it.add { Text("a").onLongPressGesture(minimumDuration: 1, maximumDistance: 5) { } onPressingChanged: { _ in } }
    it.add { Text("a").onHover { _ in } }
    it.add { Text("a").onContinuousHover { if case .active(let point) = $0 { _ = point.x } } }
    it.add { Text("a").gesture(TapGesture().onEnded { }) }
    it.add { Text("a").gesture(TapGesture(count: 2)) }
    it.add { Text("a").gesture(SpatialTapGesture().onEnded { _ = $0.location }) }
    it.add { Text("a").gesture(LongPressGesture(minimumDuration: 0.3).onChanged { _ in }.onEnded { _ in }) }
    it.add { Text("a").gesture(DragGesture().onChanged { _ = $0.translation }.onEnded { _ = $0.predictedEndLocation }) }
    it.add { Text("a").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local)) }
    it.add { Text("a").gesture(DragGesture(minimumDistance: 5, coordinateSpace: .named("x"))) }
    it.add { Text("a").gesture(MagnifyGesture().onChanged { _ = $0.magnification }) }
    it.add { Text("a").gesture(RotateGesture().onChanged { _ = $0.rotation }) }
    it.add { Text("a").gesture(TapGesture().simultaneously(with: LongPressGesture())) }
    it.add { Text("a").gesture(LongPressGesture().sequenced(before: DragGesture())) }
    it.add { Text("a").gesture(TapGesture(count: 2).exclusively(before: TapGesture())) }
    it.add { Text("a").gesture(TapGesture(), including: .subviews) }
    it.add { Text("a").gesture(TapGesture(), isEnabled: false) }
    it.add { Text("a").simultaneousGesture(TapGesture()) }
    it.add { Text("a").highPriorityGesture(TapGesture().onEnded { }) }
    it.add { Text("a").gesture(DragGesture().modifiers(.shift)) }
    it.add { Text("a").gesture(DragGesture().map { $0.translation }) }
    it.add { Dragged() }
    it.add { Text("a").allowsHitTesting(false) }
    it.add { Text("a").contentShape(Rectangle()).onTapGesture { } }
    it.add { Button("a") { } }
    it.add { Button("a", role: .destructive) { } }
    it.add { Button("a", systemImage: "star") { } }
    it.add { Button { } label: { Label("a", systemImage: "star") } }
    it.add { Button("a") { }.keyboardShortcut("s") }
    it.add { Button("a") { }.keyboardShortcut("s", modifiers: [.command, .shift]) }
    it.add { Button("a") { }.keyboardShortcut(.defaultAction) }
    it.add { Button("a") { }.keyboardShortcut(.cancelAction) }
    it.add { Button("a") { }.disabled(true) }
    it.add { Text("a").focusable() }
    it.add { Text("a").focusable(true, interactions: .activate) }
    it.add { Text("a").focusable().onKeyPress(.space) { .handled } }
    it.add { Text("a").onKeyPress(keys: [.upArrow, .downArrow]) { _ in .ignored } }
    it.add { Text("a").onKeyPress(phases: .all) { $0.key == .escape ? .handled : .ignored } }
    it.add { Text("a").onKeyPress(characters: .letters) { _ in .handled } }
    it.add { Text("a").onExitCommand { } }
    it.add { Focused() }
    it.add { TextField("name", text: .constant("a")) }
    it.add { TextField(text: .constant("a")) { Text("name") } }
    it.add { TextField("name", text: .constant(""), prompt: Text("what you are called")) }
    it.add { TextField("name", text: .constant("a"), axis: .vertical).lineLimit(2...4) }
    it.add { TextField("number", value: .constant(3), format: .number) }
    it.add { TextField("price", value: .constant(3.5), format: .currency(code: "EUR")) }
    it.add { TextField("maybe", value: .constant(Int?.none), format: .number) }
    it.add { TextField("number", value: .constant(3), formatter: NumberFormatter()) }
    it.add { TextField(value: .constant(3), format: .number) { Text("number") } }
    it.add { TextField(value: .constant(Int?.none), format: .number, prompt: Text("any")) { Text("maybe") } }
    it.add { TextField(value: .constant(3), formatter: NumberFormatter()) { Text("number") } }
    it.add { TextField("name", text: .constant("a"), selection: .constant(nil)) }
    it.add { TextField("name", text: .constant("a"), selection: .constant(nil), prompt: Text("what you are called"), axis: .vertical) }
    it.add { TextField(text: .constant("a"), selection: .constant(nil)) { Text("name") } }
    it.add { TextEditor(text: .constant("a"), selection: .constant(TextSelection(insertionPoint: "a".endIndex))) }
    it.add { TextField("name", text: .constant("a")).textFieldStyle(.roundedBorder) }
    it.add { TextField("name", text: .constant("a")).textFieldStyle(.plain) }
    it.add { TextField("name", text: .constant("a")).onSubmit { } }
    it.add { TextField("name", text: .constant("a")).onSubmit(of: .text) { } }
    it.add { TextField("name", text: .constant("a")).submitScope() }
    it.add { TextField("name", text: .constant("a")).multilineTextAlignment(.trailing) }
    it.add { TextField("name", text: .constant("a")).disabled(true) }
    it.add { SecureField("password", text: .constant("a")) }
    it.add { SecureField("password", text: .constant(""), prompt: Text("secret")) }
    it.add { Group(sections: Section("one") { Text("a") }) { Text("\($0.count)") } }
    it.add { ForEach(sections: Section("one") { Text("a") }) { section in section.header; section.content } }
  }
}

private struct Dragged: View {
  @GestureState private var distance = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .easeIn)) private var isDown = false

  var body: some View {
    Text("a").offset(distance).opacity(isDown ? 0.5 : 1)
      .gesture(
        DragGesture().updating($distance) { value, state, _ in state = value.translation }
          .updating($isDown) { _, state, _ in state = true })
  }
}

private struct Focused: View {
  private enum Field: Hashable { case name, word }
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @Environment(\.isFocused) private var isInFocus

  var body: some View {
    VStack {
      TextField("name", text: .constant("a")).focused($field, equals: .name)
      SecureField("word", text: .constant("b")).focused($field, equals: .word)
      Text(isInFocus ? "in" : "out").focusable().focused($isFocused)
    }
  }
}
