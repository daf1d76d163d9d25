public import Foundation
public import Trellis

// What control by voice, by touch and by drawing needs. Screen readers on Linux speak and perform actions, so these modifiers have no
// effect.

extension View {
  /// Sets the names by which a user may speak of the view; has no effect here, because nothing on Linux listens to names of views.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some View
  {
    self
  }

  /// Sets the names by which a user may speak of the view; has no effect here, because nothing on Linux listens to names of views.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Sets the names by which a user may speak of the view; has no effect here, because nothing on Linux listens to names of views.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Sets whether the view responds to the user; has no effect here, because a screen reader on Linux sees it by the actions.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Sets the point that an activation presses; has no effect here, because a screen reader on Linux performs the action.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Sets the point that an activation presses; has no effect here, because a screen reader on Linux performs the action.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Passes touches to the view while a screen reader runs; has no effect here, because no screen reader on Linux takes touches.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Names a point where a drag can begin; has no effect here, because no screen reader on Linux drags.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Names a point where a drag can begin; has no effect here, because no screen reader on Linux drags.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Names a point where a drag can begin; has no effect here, because no screen reader on Linux drags.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Names a point where a drag can end; has no effect here, because no screen reader on Linux drags.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Names a point where a drag can end; has no effect here, because no screen reader on Linux drags.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Names a point where a drag can end; has no effect here, because no screen reader on Linux drags.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Keeps the view's colours while the system inverts all others; has no effect here, because a desktop inverts whole screens.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets the kind of text that is read; has no effect here, because screen readers on Linux read all texts alike.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Shows the view enlarged while it is touched; has no effect here, because only the largest text sizes of a phone need it.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view enlarged while the view is touched; has no effect here, because only the largest text sizes of a phone need it.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }
}

/// The behaviour of a view that gets touches while a screen reader runs.
public nonisolated struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view gets touches after its activation.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A kind of text for a screen reader.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Input and output of programs.
  public static let console = AccessibilityTextContentType("console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType("fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType("messaging")
  /// Stories and poems.
  public static let narrative = AccessibilityTextContentType("narrative")
  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType("plain")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType("sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType("spreadsheet")
  /// Text of a document.
  public static let wordProcessing = AccessibilityTextContentType("wordProcessing")
}
