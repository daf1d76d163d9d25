import Trellis

/// Markers, annotations and shapes on a ``Map``.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapcontent.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the body.
  associatedtype Body: MapContent
  /// The content that this content consists of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension MapContent where Body == Never {
  /// A body that traps when it is read, because maps themselves show this content.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Map and has no body; don't call it")
  }
}

extension Never: MapContent {}

/// Content that maps themselves show.
@MainActor protocol CollectedMapContent: MapContent where Body == Never {
  /// Adds the pieces; the path identifies this content among others.
  func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece])
}

/// Adds the pieces of any content.
@MainActor func collectMapContent(
  _ content: some MapContent, _ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]
) {
  if let known = content as? any CollectedMapContent {
    known.collect(path, style, into: &pieces)
  } else {
    collectMapContent(content.body, path, style, into: &pieces)
  }
}

/// A builder of map content from the statements of a closure.
@resultBuilder
public enum MapContentBuilder {
  /// Builds a statement.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Builds an empty block.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Builds a block of one statement.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Builds a block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content)
    -> TupleMapContent<(repeat each Content)>
  {
    var parts: [any MapContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleMapContent(parts: parts)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<First: MapContent, Second: MapContent>(first: First)
    -> _ConditionalMapContent<First, Second>
  { .first(first) }

  /// Builds the other branch of a condition.
  public static func buildEither<First: MapContent, Second: MapContent>(second: Second)
    -> _ConditionalMapContent<First, Second>
  { .second(second) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> TupleMapContent<
    Content
  > {
    TupleMapContent(parts: [content])
  }
}

/// No content.
public nonisolated struct EmptyMapContent: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Creates no content.
  public init() {}
  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {}
}

/// The content of several statements.
public nonisolated struct TupleMapContent<T>: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  let parts: [any MapContent]

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    for (index, part) in parts.enumerated() { collectMapContent(part, path + [index], style, into: &pieces) }
  }
}

/// The content of either branch of a condition.
public nonisolated enum _ConditionalMapContent<First: MapContent, Second: MapContent>: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never

  case first(First)
  case second(Second)

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    switch self {
    case .first(let content): collectMapContent(content, path + [0], style, into: &pieces)
    case .second(let content): collectMapContent(content, path + [1], style, into: &pieces)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// The content has no body.
  public typealias Body = Never
}

extension Optional: CollectedMapContent where Wrapped: MapContent {
  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    if let self { collectMapContent(self, path, style, into: &pieces) }
  }
}
