import Foundation
public import Trellis

/// Whether what is shown is being changed: rows moved and deleted.
///
/// Source: documented, developer.apple.com/documentation/swiftui/editmode.
public enum EditMode: Hashable, Sendable {
  /// It isn't.
  case inactive
  /// It is for a moment, by a gesture.
  case transient
  /// It is.
  case active

  /// Whether it is being changed.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Whether the view is being changed; nil where nobody around keeps that.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/editmode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends changing what is around: `Edit` and `Done`.
///
/// Where nobody around keeps whether there is anything changed (`\.editMode`), it is disabled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/editbutton; that it is disabled: ours (choice).
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}

  /// A button with the title of what it does.
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(mode == nil)
  }
}
