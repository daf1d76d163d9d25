public import SwiftUI

/// The surroundings of a preview.
public protocol PreviewContext {
  /// Returns the value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a ``PreviewContext``.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value if the context has none.
  static var defaultValue: Value { get }
}

/// The family in which a preview shows a widget's view.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The family.
  let family: WidgetFamily

  /// Creates a context.
  public init(family: WidgetFamily) { self.family = family }

  /// Returns the default value of a key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  /// Shows the view as a widget, without margins, if the context is a ``WidgetPreviewContext``.
  @ViewBuilder public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    if let context = value as? WidgetPreviewContext {
      WidgetFrame(family: context.family, hasMargins: false, content: self)
    } else {
      self
    }
  }
}
