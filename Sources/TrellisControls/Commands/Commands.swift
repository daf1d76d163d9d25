import Trellis

/// What a menu bar offers: menus, and groups of items in those that each app has.
///
/// Source: documented, developer.apple.com/documentation/swiftui/commands.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands without a body are shown by Trellis itself; asking for their body traps.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

/// Makes commands of the statements of a closure.
///
/// Source: documented, developer.apple.com/documentation/swiftui/commandsbuilder.
@resultBuilder
public struct CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The commands of a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// The commands of the one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// The commands of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> TupleCommands<(repeat each Content)>
  {
    var views: [AnyView] = []
    for commands in repeat each content { views.append(AnyView(CommandsView(commands: commands))) }
    return TupleCommands(views: views)
  }

  /// Commands behind a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Commands where a condition holds.
  public static func buildEither<First: Commands, Second: Commands>(first: First) -> EitherCommands<
    First, Second
  > {
    EitherCommands(first: first, second: nil)
  }

  /// Commands where a condition doesn't hold.
  public static func buildEither<First: Commands, Second: Commands>(second: Second) -> EitherCommands<
    First, Second
  > {
    EitherCommands(first: nil, second: second)
  }

  /// Commands that not every system has.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Commands that Trellis builds itself: views that hand up what the menu bar shows.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
  var parts: AnyView { get }
}

/// Commands as a view, which draws nothing and hands up what the menu bar shows.
nonisolated struct CommandsView<C: Commands>: View {
  let commands: C

  @MainActor var body: some View {
    if let primitive = commands as? any PrimitiveCommands {
      primitive.parts
    } else {
      AnyView(ValueBody(commands) { AnyView(CommandsView<C.Body>(commands: $0.body)) })
    }
  }
}

/// No commands.
///
/// Source: documented, developer.apple.com/documentation/swiftui/emptycommands.
public nonisolated struct EmptyCommands: Commands {
  /// It has no body.
  public typealias Body = Never

  /// Creates no commands.
  public init() {}
}

/// Several commands.
public nonisolated struct TupleCommands<T>: Commands {
  /// It has no body.
  public typealias Body = Never

  let views: [AnyView]
}

/// The commands of one branch of a condition.
public nonisolated struct EitherCommands<First: Commands, Second: Commands>: Commands {
  /// It has no body.
  public typealias Body = Never

  let first: First?
  let second: Second?
}

extension Optional: Commands where Wrapped: Commands {
  /// It has no body.
  public typealias Body = Never
}

extension EmptyCommands: PrimitiveCommands {
  var parts: AnyView { AnyView(EmptyView()) }
}

extension TupleCommands: PrimitiveCommands {
  var parts: AnyView { AnyView(ForEach(views.indices, id: \.self) { views[$0] }) }
}

extension EitherCommands: PrimitiveCommands {
  var parts: AnyView {
    AnyView(
      Group {
        if let first { CommandsView(commands: first) }
        if let second { CommandsView(commands: second) }
      })
  }
}

extension Optional: PrimitiveCommands where Wrapped: Commands {
  var parts: AnyView {
    AnyView(
      Group {
        if let commands = self { CommandsView(commands: commands) }
      })
  }
}
