public import Trellis

/// A mark on the track of a slider at a value, with a label below it, or without one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/slidertick.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    let value: V
  }

  /// The type of the value.
  public typealias Value = V
  let value: V
  let label: AnyView?

  /// The identity of the tick.
  public var id: ID { ID(value: value) }

  /// Creates a tick at a value.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// Creates a tick at a value, with a localized label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    (self.value, label) = (value, AnyView(Text(titleKey)))
  }

  /// Creates a tick at a value, with an unlocalized label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    (self.value, label) = (value, AnyView(Text(title)))
  }

  /// Creates a tick at a value, with any views as its label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    (self.value, self.label) = (value, AnyView(label()))
  }

  /// The tick.
  public var body: [SliderTick<V>] { [self] }
}

/// The ticks of a slider.
public nonisolated protocol SliderTickContent<Value> {
  /// The type of the values.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the ticks' collection.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  var body: Body { get }
}

/// The ticks of several statements.
public nonisolated struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The ticks.
  public let body: [SliderTick<Value>]
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  /// The type of the values.
  public typealias Value = Wrapped.Value
  /// The ticks; none if there is no content.
  public var body: [SliderTick<Wrapped.Value>] { map { Array($0.body) } ?? [] }
}

/// Ticks for each element of a collection.
///
/// Source: documented, developer.apple.com/documentation/swiftui/slidertickcontentforeach.
public nonisolated struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the values.
  public typealias Value = Content.Value
  /// The ticks.
  public let body: [SliderTick<Content.Value>]

  /// Creates ticks for each element, identified by a key path.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V {
    body = data.flatMap { Array(content($0).body) }
  }

  /// Creates ticks for each identifiable element.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.Value == V {
    body = data.flatMap { Array(content($0).body) }
  }
}

/// A builder of ticks from the statements of a closure.
@resultBuilder
public nonisolated struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds a statement.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Builds no ticks.
  public static func buildBlock() -> TupleSliderTickContent<V> { TupleSliderTickContent(body: []) }

  /// Builds a single statement.
  public static func buildPartialBlock<C: SliderTickContent>(first content: C) -> C where C.Value == V {
    content
  }

  /// Builds ticks after others.
  public static func buildPartialBlock<Before: SliderTickContent, Next: SliderTickContent>(
    accumulated: Before, next: Next
  ) -> TupleSliderTickContent<V> where Before.Value == V, Next.Value == V {
    TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> C? where C.Value == V { content }

  /// Builds the first branch of a condition.
  public static func buildEither<C: SliderTickContent>(first content: C) -> TupleSliderTickContent<V>
  where C.Value == V {
    TupleSliderTickContent(body: Array(content.body))
  }

  /// Builds the other branch of a condition.
  public static func buildEither<C: SliderTickContent>(second content: C) -> TupleSliderTickContent<V>
  where C.Value == V {
    TupleSliderTickContent(body: Array(content.body))
  }
}
