public import TrellisFoundation

/// An intent with phrases for Siri.
///
/// There is no Siri here, so a shortcut is a declaration that nothing reads.
public struct AppShortcut: Sendable {
  /// The intent.
  package let intent: any AppIntent
  /// The title; nil is that of the intent.
  package let shortTitle: LocalizedStringResource?
  /// The name of the symbol; nil if there is none.
  package let systemImageName: String?

  /// Creates a shortcut.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle, systemImageName) = (intent, nil, nil)
  }

  /// Creates a shortcut with a title and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    (self.intent, self.shortTitle, self.systemImageName) = (intent, shortTitle, systemImageName)
  }
}

/// A word in a phrase that the system replaces.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app.
  case applicationName
}

/// A phrase for Siri: `"Post in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// A phrase in which interpolations are parameters and tokens.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a token.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  /// Creates a phrase of words.
  public init(stringLiteral value: String) {}
  /// Creates a phrase.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A builder of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Adds a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Combines shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
  /// Adds shortcuts on a condition.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// Adds shortcuts of a branch.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// Adds shortcuts of a branch.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// Adds shortcuts that aren't available everywhere.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the shortcuts' tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Does nothing: no service here has read the parameters.
  public static func updateAppShortcutParameters() {}
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: CaseIterable, Hashable, Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red,
    tangerine
  case teal, yellow
}

/// The package of intents of a module.
public protocol AppIntentsPackage {
  /// The packages that this package includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
