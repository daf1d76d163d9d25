public import TrellisLayout
import TrellisGraph

/// Views whose closure is given what scrolls the scroll views in them to a view by its id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView { ForEach(items) { Row($0) } }
///   Button("End") { withAnimation { proxy.scrollTo(items.last!.id) } }
/// }
/// ```
/// Several views are laid out as if the closure's views stood where it does.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollviewreader.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates views that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the scroll views in a ``ScrollViewReader``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollviewproxy.
@MainActor
public struct ScrollViewProxy {
  fileprivate let targets: ScrollTargets
  fileprivate let context: ViewContext

  /// Scrolls until the view with an id is seen: of a scroll view, the innermost around that view.
  ///
  /// The id is that of a ``View/id(_:)`` or of a row of a ``ForEach``, which may be one of a lazy container that isn't built. With an
  /// anchor, that point of the view comes to the same point of what is seen, as far as the content goes; without one, the content
  /// moves as little as it takes. It takes place when what was set before it is shown; in ``withAnimation(_:_:)`` the content goes
  /// there. An id that no view has changes nothing, and is reported once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:); recorded on macOS 26.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let transaction = Transaction.current
    let (targets, id) = (targets, AnyHashable(id))
    // What was set before is in the graph when the step is over.
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
    guard let viewport = targets.room(of: id, found: &found)?.position.surroundings.viewport else {
      let id = String(reflecting: id.base)
      return Warning.report(
        "ScrollViewProxy.scrollTo(\(id)): no view with this id is in a scroll view of its ScrollViewReader; give the view "
          + ".id(\(id)), or the ForEach this id", onceFor: "scrollTo \(id)")
    }
    viewport.follow(
      ScrollRequest { viewport, found in
        targets.room(of: id, found: &found).flatMap { viewport.offset(showing: $0, anchor: anchor) }
      }, transaction)
  }
}

extension ScrollViewReader: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ScrollViewReader>, _ inputs: ViewInputs) -> ViewList {
    let targets = ScrollTargets(in: inputs[ScrollTargetsKey.self])
    var inputs = inputs
    inputs[ScrollTargetsKey.self] = targets
    let proxy = ScrollViewProxy(targets: targets, context: inputs.context)
    let view = view.attribute(in: inputs.graph)
    let content = inputs.graph.rule(name: "ScrollViewReader.content", kind: .view) {
      view.withValue { $0.pointee.content }(proxy)
    }
    return Trellis.makeList(content, inputs)
  }
}
