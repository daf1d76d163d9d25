import TrellisGraph
public import TrellisLayout

/// Views that are created with a proxy, which scrolls the scroll views in them to a view by id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView { ForEach(items) { Row($0) } }
///   Button("End") { withAnimation { proxy.scrollTo(items.last!.id) } }
/// }
/// ```
/// Several views are laid out by the surrounding container, as if there were no reader.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader from a closure, which gets the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// A proxy that scrolls the scroll views in a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  fileprivate let targets: ScrollTargets
  fileprivate let context: ViewContext

  /// Scrolls the innermost scroll view around the view with an id until that view is visible.
  ///
  /// The id is that of a ``View/id(_:)``, or of a row of a ``ForEach``, which needn't be built in a lazy container. With an
  /// anchor, that point of the view is aligned with the same point of the visible part, as far as the content allows. Without an
  /// anchor, the content moves as little as possible. The scrolling follows after earlier changes have been applied; in
  /// ``withAnimation(_:_:)`` it is animated. An unknown id is ignored, and a warning is logged once. A call from another
  /// thread scrolls on the next turn of the main actor.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:); recorded on macOS 26.
  public nonisolated func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id)
    if StateWrites.isOnMainActor {
      MainActor.assumeIsolated { request(id, anchor) }
    } else {
      Task { @MainActor in request(id, anchor) }
    }
  }

  private func request(_ id: AnyHashable, _ anchor: UnitPoint?) {
    let transaction = Transaction.current
    let targets = targets
    // Earlier writes are in the graph at the end of the step.
    context.writes.performLater("scrollTo", in: transaction) { [writes = context.writes] in
      writes.performLater("scrollTo", in: transaction, continues: true) {
        ScrollViewProxy.scroll(to: id, anchor, targets, transaction)
      }
    }
  }

  private static func scroll(
    to id: AnyHashable, _ anchor: UnitPoint?, _ targets: ScrollTargets, _ transaction: Transaction
  ) {
    var found: LazyElements.ID?
    guard let viewport = targets.targetFrame(of: id, found: &found)?.position.surroundings.viewport else {
      let id = String(reflecting: id.base)
      return Warning.report(
        "ScrollViewProxy.scrollTo(\(id)): no view with this id is in a scroll view of the ScrollViewReader; give the view "
          + ".id(\(id)), or the ForEach this id", onceFor: "scrollTo \(id)")
    }
    viewport.follow(
      ScrollRequest { viewport, found in
        targets.targetFrame(of: id, found: &found).flatMap { viewport.offset(showing: $0, anchor: anchor) }
      }, transaction)
  }
}

extension ScrollViewReader: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ScrollViewReader>, _ inputs: ViewInputs) -> ViewList {
    let targets = ScrollTargets(in: inputs.scrollTargets)
    var inputs = inputs
    inputs.scrollTargets = targets
    let proxy = ScrollViewProxy(targets: targets, context: inputs.context)
    let view = view.attribute(in: inputs.graph)
    let content = inputs.graph.rule(name: "ScrollViewReader.content", kind: .view) {
      view.withValue { $0.pointee.content }(proxy)
    }
    return Trellis.makeList(content, inputs)
  }
}
