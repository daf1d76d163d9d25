public import Foundation
import Trellis
import TrellisControls

/// A controller that shows a message with buttons: an alert or a confirmation dialog of SwiftUI.
///
/// Source: documented, developer.apple.com/documentation/uikit/uialertcontroller.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The kinds of messages.
  public enum Style: Int, Sendable {
    /// A choice of actions; an alert.
    case actionSheet, alert
  }

  /// The kind.
  public let preferredStyle: Style
  /// The message below the title; nil for none.
  open var message: String? { didSet { changed() } }
  /// The actions.
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the return key; nil for the first one that doesn't cancel.
  open var preferredAction: UIAlertAction? { didSet { changed() } }
  /// The text fields; nil without any.
  open private(set) var textFields: [UITextField]?

  /// The properties and those of the actions, as a source of the graph.
  let source = ViewSource()
  func changed() { source.change(in: presentation?.host?.window, named: "UIAlertController") }

  /// Creates a message without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
    changed()
  }
  /// Adds a text field, which a closure sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 240, height: 34))
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of a message.
///
/// Source: documented, developer.apple.com/documentation/uikit/uialertaction.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The meanings of buttons.
  public enum Style: Int, Sendable {
    /// Any; the one that changes nothing; one that removes something.
    case `default`, cancel, destructive
  }

  /// The title; nil for none.
  public let title: String?
  /// The meaning.
  public let style: Style
  /// Whether the button can be used; true by default.
  open var isEnabled = true { didSet { alert?.changed() } }
  /// The message with the button.
  fileprivate weak var alert: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// The buttons and the fields of a message.
struct AlertButtons: View {
  let alert: UIAlertController

  var body: some View {
    let _ = alert.source.read()
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
      AlertField(field: field)
    }
    ForEach(Array(alert.actions.enumerated()), id: \.offset) { _, action in
      Button(role: role(action)) {
        // The handler may present another controller.
        Presentations.dismiss(alert) { action.handler?(action) }
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
      .disabled(!action.isEnabled)
    }
  }

  private func role(_ action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// A text field of a message.
private struct AlertField: View {
  let field: UITextField
  @State private var text: String

  init(field: UITextField) {
    self.field = field
    _text = State(initialValue: field.text ?? "")
  }

  var body: some View {
    Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: $text)
      } else {
        TextField(field.placeholder ?? "", text: $text)
      }
    }
    .onChange(of: text) { _, text in
      field.text = text
      field.sendActions(for: .editingChanged)
    }
  }
}
