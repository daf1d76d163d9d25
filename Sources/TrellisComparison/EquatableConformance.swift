/// A type's conformance to `Equatable`, found at run time, in any isolation.
///
/// A cast to `any Equatable.Type` isn't enough. For a conformance that is isolated to an actor (`@MainActor Equatable`), the cast
/// succeeds on that actor only. The result would then depend on the first caller.
struct EquatableConformance {
  let type: any Equatable.Type
  private let metadata: UnsafeRawPointer
  private var context: Isolation

  /// The actor that a conformance is isolated to: its type and that type's conformance to `GlobalActor`.
  ///
  /// The rest is reserved for later runtimes.
  private struct Isolation {
    var actor: UnsafeRawPointer?
    var conformance: UnsafeRawPointer?
    var reserve: (Int, Int, Int, Int) = (0, 0, 0, 0)
  }

  /// Finds a type's conformance, including conditional ones; nil if there is none.
  init?(of type: Any.Type) {
    guard PlannedProtocol.equatable.mayInclude(type) else { return nil }
    var context = Isolation()
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = withUnsafeMutableBytes(of: &context) {
      conformance(metadata, PlannedProtocol.equatable.record, $0.baseAddress.unsafelyUnwrapped)
    }
    guard let witnesses else { return nil }
    self.type = unsafeBitCast((metadata, witnesses), to: (any Equatable.Type).self)
    self.metadata = metadata
    self.context = context
  }

  /// Whether `==` may be called on one actor only.
  var isIsolated: Bool { context.actor != nil }

  /// Whether `==` may be called in the current isolation.
  var isUsable: Bool {
    guard isIsolated else { return true }
    return withUnsafeBytes(of: context) {
      isInConformanceContext(metadata, $0.baseAddress.unsafelyUnwrapped)
    }
  }
}

@_silgen_name("swift_conformsToProtocolWithExecutionContext")
private func conformance(
  _ type: UnsafeRawPointer, _ protocolRecord: Int, _ context: UnsafeMutableRawPointer
) -> UnsafeRawPointer?

@_silgen_name("swift_isInConformanceExecutionContext")
private func isInConformanceContext(_ type: UnsafeRawPointer, _ context: UnsafeRawPointer) -> Bool
