import Foundation
public import Trellis
public import TrellisControls

/// Running the intent of a control.
enum IntentRun {
  /// Performs an intent, and the intents that its result opens.
  ///
  /// An error is written to the standard error stream, as there is no system to show it.
  static func start(_ intent: some AppIntent) {
    Task { @MainActor in await run(intent) }
  }

  @MainActor static func run(_ intent: some AppIntent) async {
    do {
      let result = try await intent.perform()
      if let next = (result as? any OpeningResult)?.openedIntent { await run(next) }
    } catch {
      FileHandle.standardError.write(Data("\(type(of: intent)): the intent failed: \(error)\n".utf8))
    }
  }
}

/// A result that may open an intent.
private protocol OpeningResult {
  var openedIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: OpeningResult {
  fileprivate var openedIntent: (any AppIntent)? { opened as? any AppIntent }
}

extension Button {
  /// Creates a button that performs an intent.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { IntentRun.start(intent) }, label: label)
  }

  /// Creates a button with a role that performs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentRun.start(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an intent.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey, action: { IntentRun.start(intent) })
  }

  /// Creates a button with a title that performs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(title, action: { IntentRun.start(intent) })
  }

  /// Creates a button with a title and a role that performs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role, action: { IntentRun.start(intent) })
  }

  /// Creates a button with a title and a role that performs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(title, role: role, action: { IntentRun.start(intent) })
  }
}

extension Button where Label == Trellis.Label<Text, Image> {
  /// Creates a button with a title and a symbol that performs an intent.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(titleKey, systemImage: systemImage, action: { IntentRun.start(intent) })
  }

  /// Creates a button with a title and a symbol that performs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, intent: some AppIntent) {
    self.init(title, systemImage: systemImage, action: { IntentRun.start(intent) })
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent when it is pressed; the intent changes the value that the toggle shows.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRun.start(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that performs an intent when it is pressed.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a title that performs an intent when it is pressed.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
