import Foundation
public import Trellis

/// The importance of an alert or a confirmation dialog.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dialogseverity.
public nonisolated struct DialogSeverity: Hashable, Sendable {
  private let number: Int

  /// The default; the same as ``standard``.
  public static let automatic = DialogSeverity(number: 0)
  /// A dialog that needs prompt attention, with a sign of warning.
  public static let critical = DialogSeverity(number: 1)
  /// A usual dialog.
  public static let standard = DialogSeverity(number: 2)
}

/// A toggle of a dialog with which the user prevents further dialogs of the kind.
nonisolated struct DialogSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
  private enum SeverityKey: EnvironmentKey { static var defaultValue: DialogSeverity { .automatic } }
  private enum SuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }

  /// The importance of alerts and confirmation dialogs.
  nonisolated var dialogSeverity: DialogSeverity {
    get { self[SeverityKey.self] }
    set { self[SeverityKey.self] = newValue }
  }

  /// The toggle of alerts and confirmation dialogs that prevents further ones; nil shows none.
  nonisolated var dialogSuppression: DialogSuppression? {
    get { self[SuppressionKey.self] }
    set { self[SuppressionKey.self] = newValue }
  }
}

extension View {
  /// Sets the importance of the alerts and the confirmation dialogs that the view presents.
  ///
  /// A critical dialog has a sign of warning above its title, unless the view sets another icon.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dialogseverity(_:).
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// Adds a toggle to the dialogs that the view presents, with which the user prevents further ones.
  ///
  /// The toggle writes the binding when it is pressed. The dialogs appear whatever the binding's value; the program reads it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(issuppressed:).
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the dialogs that the view presents, with which the user prevents further ones.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }

  /// Adds a toggle with a localized title to the dialogs that the view presents, with which the user prevents further ones.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with an unlocalized title to the dialogs that the view presents, with which the user prevents further ones.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }
}

/// The icon of a dialog: the one that the view sets, or a sign of warning.
struct DialogIcon: View {
  @Environment(\.alertIcon) private var icon
  @Environment(\.dialogSeverity) private var severity

  var body: some View {
    if let icon {
      icon.resizable().scaledToFit().frame(width: 48, height: 48).accessibilityHidden(true)
    } else if severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").resizable().scaledToFit().foregroundStyle(.yellow)
        .frame(width: 48, height: 48).accessibilityLabel("Warning")
    }
  }
}

/// The toggle of a dialog that prevents further ones.
struct DialogSuppressionToggle: View {
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    if let suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.title }.toggleStyle(.checkbox).font(.subheadline)
    }
  }
}
