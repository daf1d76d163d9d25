import TrellisGraph

/// A view that makes one view of its content, however many views that has.
///
/// Source: observed in public source; SwiftUI doesn't document it.
public nonisolated struct _UnaryViewAdaptor<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  /// The content.
  public var content: Content

  /// Creates a view of a content.
  public init(_ content: Content) { self.content = content }
}

extension _UnaryViewAdaptor: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<_UnaryViewAdaptor>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      makeSingle(
        Trellis.makeList(view.part("content", as: Content.self), inputs),
        as: inputs.singleViewLayout ?? .column,
        inputs)
    }
  }
}
