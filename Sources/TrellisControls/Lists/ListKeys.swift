import Foundation
import Trellis

/// Makes a list focusable and handles its keys.
struct ListKeys<Content: View>: View {
  let context: ListContext
  @ViewBuilder let content: Content

  init(context: ListContext, @ViewBuilder content: () -> Content) {
    (self.context, self.content) = (context, content())
  }

  private var model: ListModel { context.model }

  var body: some View {
    FocusNote(model: model) { content }
      .focusable(interactions: context.appearance.isForm ? [] : context.selection == nil ? .set : .automatic)
      .onKeyPress(phases: [.down, .repeat]) { model.hasFocus ? take($0) : .ignored }
  }

  private func take(_ press: KeyPress) -> KeyPress.Result {
    let keys = press.modifiers.intersection([.shift, .control, .command, .option])
    let cursor = ListCursor(context)
    let isDone: Bool
    switch (press.key, keys) {
    case (.upArrow, []), (.upArrow, .shift):
      isDone = cursor.move(by: -1, extending: keys == .shift)
    case (.downArrow, []), (.downArrow, .shift):
      isDone = cursor.move(by: 1, extending: keys == .shift)
    case (.upArrow, .option): isDone = cursor.carry(up: true)
    case (.downArrow, .option): isDone = cursor.carry(up: false)
    case (.pageUp, []), (.pageUp, .shift):
      isDone = cursor.move(by: -10, extending: keys == .shift)
    case (.pageDown, []), (.pageDown, .shift):
      isDone = cursor.move(by: 10, extending: keys == .shift)
    case (.home, []), (.home, .shift):
      isDone = cursor.move(by: nil, extending: keys == .shift)
    case (.end, []), (.end, .shift):
      isDone = cursor.move(by: nil, toEnd: true, extending: keys == .shift)
    case ("a", .control), ("a", .command): isDone = cursor.selectAll()
    case (.rightArrow, []): isDone = cursor.disclose(true)
    case (.leftArrow, []): isDone = cursor.disclose(false)
    case (.return, []): isDone = cursor.activate()
    case (.delete, []), (.deleteForward, []): isDone = cursor.delete()
    default: isDone = cursor.find(press)
    }
    return isDone ? .handled : .ignored
  }
}

/// Stores in the model whether the list itself has the focus.
private struct FocusNote<Content: View>: View {
  let model: ListModel
  @ViewBuilder let content: Content
  @Environment(\.isFocused) private var isFocused

  init(model: ListModel, @ViewBuilder content: () -> Content) {
    (self.model, self.content) = (model, content())
  }

  var body: some View {
    content.onChange(of: isFocused, initial: true) { model.hasFocus = isFocused }
  }
}
