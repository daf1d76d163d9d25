import Trellis

/// A part of a chart: a mark, or marks combined.
///
/// Types of your own implement `body`.
///
/// Source: documented, developer.apple.com/documentation/charts/chartcontent.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent
  /// The content that this content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Collects the marks of the content; not to be implemented.
  static func _collect(_ content: Self, _ inputs: _ChartContentInputs)
}

extension ChartContent {
  /// Collects the marks of the body.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    Body._collect(content.body, inputs)
  }
}

extension ChartContent where Body == Never {
  /// The content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
  /// Collects nothing.
  @MainActor public static func _collect(_ content: Never, _ inputs: _ChartContentInputs) {}
}

/// The collector of marks and the style that content around a mark has set; used only by the module.
public nonisolated struct _ChartContentInputs {
  let collector: MarkCollector
  var style: MarkStyleBox
  /// The identity of the data around the content.
  var identity = 0

  /// Adds a mark.
  ///
  /// `continuesLine` is whether the mark belongs to the line that the collector has begun.
  func add(_ mark: consuming Mark, continuesLine: Bool = false) {
    if !continuesLine { collector.finishLine() }
    mark.styleBox = style
    mark.id = MarkID(data: identity, ordinal: collector.nextOrdinal(identity))
    collector.marks.append(mark)
  }

  /// Returns the inputs for the content of an element of data.
  func element(_ id: some Hashable) -> _ChartContentInputs {
    var inputs = self
    var hash = StableHash(identity)
    hash.combine(id)
    inputs.identity = hash.number
    return inputs
  }
}
