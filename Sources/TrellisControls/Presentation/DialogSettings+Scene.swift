public import Trellis

extension Scene {
  /// Sets the icon of the alerts and the confirmation dialogs in the scene's windows; nil shows none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/dialogicon(_:).
  public nonisolated func dialogIcon(_ icon: Image?) -> some Scene { environment(\.alertIcon, icon) }

  /// Adds a toggle to the alerts and the confirmation dialogs in the scene's windows, with which the user prevents further ones.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/dialogsuppressiontoggle(issuppressed:).
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts and the confirmation dialogs in the scene's windows.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
    environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }

  /// Adds a toggle with a localized title to the alerts and the confirmation dialogs in the scene's windows.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }
}
