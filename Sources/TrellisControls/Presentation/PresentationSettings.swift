public import Foundation
public import Trellis

/// A height at which a sheet rests.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentationdetent.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier)
  }
  let kind: Kind
  private let ofCustom: (@Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, _ ofCustom: (@Sendable (Context) -> CGFloat?)? = nil) {
    (self.kind, self.ofCustom) = (kind, ofCustom)
  }

  /// Half of the window's height.
  public static let medium = PresentationDetent(.medium)
  /// Nearly all of the window's height.
  public static let large = PresentationDetent(.large)
  /// A part of the greatest height, from 0 to 1; what is outside counts as the nearer end, NaN as 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }
  /// A height in points, as far as there is room; what is negative counts as 0, NaN as all there is.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height.isNaN ? .infinity : max(height, 0)))
  }
  /// A height that a type works out; where it answers nil, the greatest one.
  public static func custom<D: CustomPresentationDetent & SendableMetatype>(_ type: D.Type)
    -> PresentationDetent
  {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Whether two are the same height.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
    first.kind == second.kind
  }
  /// Feeds what it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a custom height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment in which the sheet is presented.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points, where there is room for `greatest`.
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

/// Works out a height at which a sheet rests.
///
/// Source: documented, developer.apple.com/documentation/swiftui/custompresentationdetent.
public protocol CustomPresentationDetent {
  /// The height in points; nil is none.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What the height may depend on.
  public typealias Context = PresentationDetent.Context
}

/// What is behind something presented, as to being used.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentationbackgroundinteraction.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool
  let upTo: PresentationDetent?
  /// It can't be used.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false, upTo: nil)
  /// It can't be used.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false, upTo: nil)
  /// It can be used.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true, upTo: nil)
  /// It can be used while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(isEnabled: true, upTo: detent)
  }
}

/// What is said in something presented about how it is presented.
struct PresentationSettings: Equatable, PreferenceKey {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator: Visibility = .automatic
  var cornerRadius: CGFloat?
  var interaction: PresentationBackgroundInteraction = .automatic

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

/// Which detent an app has chosen, and how to choose another.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>
  let value: PresentationDetent
  static func == (first: DetentSelection, second: DetentSelection) -> Bool { first.value == second.value }
}

/// What an app draws behind what is presented; nil is what is usual.
struct PresentationGround: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}
