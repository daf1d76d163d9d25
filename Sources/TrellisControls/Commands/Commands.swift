import Trellis

/// The content of a menu bar: menus, and groups of items for the standard menus.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// A body that traps when it is read, because Trellis itself shows these commands.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

/// A builder of commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Builds a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds a block of one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds a block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> TupleCommands<(repeat each Content)>
  {
    var views: [AnyView] = []
    for commands in repeat each content { views.append(AnyView(CommandsView(commands: commands))) }
    return TupleCommands(views: views)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(first: First) -> EitherCommands<
    First, Second
  > {
    EitherCommands(first: first, second: nil)
  }

  /// Builds the other branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(second: Second) -> EitherCommands<
    First, Second
  > {
    EitherCommands(first: nil, second: second)
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Commands that Trellis itself builds, as views whose preference fills the menu bar.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
  var parts: AnyView { get }
}

/// A view of commands, which draws nothing and whose preference fills the menu bar.
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

/// Commands without any content.
public nonisolated struct EmptyCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never

  /// Creates commands without any content.
  public init() {}
}

/// The commands of several statements.
public nonisolated struct TupleCommands<T>: Commands {
  /// The commands have no body.
  public typealias Body = Never

  let views: [AnyView]
}

/// The commands of either branch of a condition.
public nonisolated struct EitherCommands<First: Commands, Second: Commands>: Commands {
  /// The commands have no body.
  public typealias Body = Never

  let first: First?
  let second: Second?
}

extension Optional: Commands where Wrapped: Commands {
  /// The commands have no body.
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
