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
  func add(_ mark: Mark) {
    var mark = mark
    mark.styleBox = style
    mark.id = MarkID(data: identity, ordinal: collector.nextOrdinal(identity))
    collector.marks.append(mark)
  }

  /// Returns the inputs for the content of an element of data.
  func element(_ id: some Hashable) -> _ChartContentInputs {
    var inputs = self
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(id)
    inputs.identity = hasher.finalize()
    return inputs
  }
}

/// The identity of a mark among those of a chart: its element of data, and its number in the content of this element.
struct MarkID: Hashable {
  var data: Int
  var ordinal: Int
}

/// The marks of a chart in order.
final class MarkCollector {
  var marks: [Mark] = []
  /// The marks of masks, by the masks' numbers.
  var masks: [[Mark]] = []
  private var lastIdentity: Int?
  private var lastOrdinal = 0
  /// The numbers of marks of identities that occurred before the last one.
  private var ordinals: [Int: Int] = [:]

  func nextOrdinal(_ identity: Int) -> Int {
    if identity == lastIdentity {
      lastOrdinal += 1
    } else {
      if let lastIdentity { ordinals[lastIdentity] = lastOrdinal }
      lastOrdinal = (ordinals[identity] ?? -1) + 1
      lastIdentity = identity
    }
    return lastOrdinal
  }

  @MainActor static func collect<Content: ChartContent>(_ content: Content) -> MarkCollector {
    let collector = MarkCollector()
    Content._collect(content, _ChartContentInputs(collector: collector, style: .standard))
    return collector
  }
}
