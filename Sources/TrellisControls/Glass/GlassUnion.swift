import Foundation
import Trellis

/// The id of glass that is drawn as one shape.
nonisolated struct GlassUnionID: Hashable, Sendable {
  let id: AnyHashableSendable
  let namespace: Namespace.ID
}

/// A hashable value of any type that may be sent to other threads.
nonisolated struct AnyHashableSendable: Hashable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) { self.value = value }

  static func == (first: Self, second: Self) -> Bool { AnyHashable(first.value) == AnyHashable(second.value) }
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// The glass of a view that is a part of a union.
nonisolated struct GlassPart {
  let union: GlassUnionID
  let pane: GlassPane
  let bounds: Anchor<CGRect>
}

/// The parts of the unions in a container.
enum GlassUnionKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }
  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

extension EnvironmentValues {
  private enum UnionKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }
  private enum IdentityKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }
  private enum ContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The union that glass in the view is a part of; nil draws each glass by itself.
  var glassUnion: GlassUnionID? {
    get { self[UnionKey.self] }
    set { self[UnionKey.self] = newValue }
  }

  /// The identity of the glass in the view; nil is none.
  var glassIdentity: GlassUnionID? {
    get { self[IdentityKey.self] }
    set { self[IdentityKey.self] = newValue }
  }

  /// Whether the view is in a ``GlassEffectContainer``.
  var hasGlassContainer: Bool {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}
