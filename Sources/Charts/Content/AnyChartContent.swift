public import Trellis

/// Chart content of any type.
public nonisolated struct AnyChartContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  private let content: any ChartContent

  /// Wraps content.
  public init(_ content: any ChartContent) { self.content = content }
  /// Wraps content.
  public init(erasing content: some ChartContent) { self.content = content }

  /// Collects the marks of the wrapped content.
  @MainActor public static func _collect(_ content: AnyChartContent, _ inputs: _ChartContentInputs) {
    func collect<T: ChartContent>(_ content: T) { T._collect(content, inputs) }
    collect(content.content)
  }
}

/// A group of chart content, for modifiers that apply to all of it.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  private let content: Content

  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Collects the marks of the group.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    Content._collect(content.content, inputs)
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Groups chart content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(of: content()) }

  /// Collects the marks of the group.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    Content._collect(content.content, inputs)
  }
}
