public import Foundation
public import Trellis

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier)
  }
  let kind: Kind
  private let ofCustom: (@Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, _ ofCustom: (@Sendable (Context) -> CGFloat?)? = nil) {
    (self.kind, self.ofCustom) = (kind, ofCustom)
  }

  /// Half of the greatest height that a sheet can have.
  public static let medium = PresentationDetent(.medium)
  /// The greatest height that a sheet can have, nearly the window's height.
  public static let large = PresentationDetent(.large)
  /// Returns a fraction of the greatest height; values are clamped to 0...1, and NaN counts as 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }
  /// Returns a height in points, limited to the available height; a negative height counts as 0, NaN as the greatest height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height.isNaN ? .infinity : max(height, 0)))
  }
  /// Returns a height computed by a type, or the greatest height if the type returns nil.
  public static func custom<D: CustomPresentationDetent & SendableMetatype>(_ type: D.Type)
    -> PresentationDetent
  {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Returns whether two detents are the same height.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
    first.kind == second.kind
  }
  /// Hashes the kind of the detent.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The values that a custom height can depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Accesses a value of the environment in which the sheet is presented.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Returns the height in points; `greatest` is the greatest height that a sheet can have.
  func height(of greatest: CGFloat, in environment: EnvironmentValues) -> CGFloat {
    switch kind {
    case .medium: greatest / 2
    case .large: greatest
    case .fraction(let fraction): greatest * fraction
    case .height(let height): min(height, greatest)
    case .custom:
      min(
        max(ofCustom?(Context(maxDetentValue: greatest, environment: environment)) ?? greatest, 0), greatest)
    }
  }
}

/// A type that computes a height at which a sheet rests.
public protocol CustomPresentationDetent {
  /// Returns the height in points; nil is the greatest height.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values that the height can depend on.
  public typealias Context = PresentationDetent.Context
}

/// A setting for the use of the views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool
  let upTo: PresentationDetent?
  /// The default: the views behind the sheet can't be used.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false, upTo: nil)
  /// The views behind the sheet can't be used.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false, upTo: nil)
  /// The views behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true, upTo: nil)
  /// Returns a setting with which the views behind can be used while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(isEnabled: true, upTo: detent)
  }
}

/// The settings of a presentation, collected from the views in it.
struct PresentationSettings: Equatable, PreferenceKey {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator: Visibility = .automatic
  var cornerRadius: CGFloat?
  var interaction: PresentationBackgroundInteraction = .automatic
  /// The question to the user before the presentation is dismissed; nil dismisses it at once.
  var confirmation: DismissalConfirmation?

  /// Dismisses the presentation for the user, unless its content prevents that or asks a question first.
  @MainActor func dismiss(_ close: @MainActor () -> Void) {
    if isDismissDisabled { return }
    if let confirmation { confirmation.ask() } else { close() }
  }

  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    if value.interaction == .automatic { value.interaction = next.interaction }
  }
}

/// The detent that the app has selected, and the binding to it.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>
  let value: PresentationDetent
  static func == (first: DetentSelection, second: DetentSelection) -> Bool { first.value == second.value }
}

/// The background that the app draws in a presentation; nil is the default.
struct PresentationBackground: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}
