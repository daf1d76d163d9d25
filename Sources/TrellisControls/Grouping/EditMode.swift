import Foundation
public import Trellis

/// The state of editing, in which rows can be moved and deleted.
public enum EditMode: Hashable, Sendable {
  /// Not editing.
  case inactive
  /// Editing for the duration of a gesture.
  case transient
  /// Editing.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// The edit mode of the enclosing views; nil if none of them stores it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: `Edit` and `Done`.
///
/// The button is disabled if no enclosing view stores the edit mode (`\.editMode`).
///
/// Source: documented, developer.apple.com/documentation/swiftui/editbutton; the disabled button: ours (choice).
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}

  /// The button, whose title names its action.
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(mode == nil)
  }
}
