import Glibc

/// Compares enums, optionals too: by case, then by payload.
final class EnumComparer: Comparer {
  /// A case with a payload.
  struct Payload {
    let type: TypeMetadata
    let plan: PayloadPlan
  }

  /// Where a payload is, and what compares it.
  enum PayloadPlan {
    case inPlace(ComparisonPlan)
    /// In a box, whose type may be the enum's own.
    case boxed(LatePlan)
  }

  private let metadata: TypeMetadata
  private let access: EnumAccess
  private let names: [String]
  private let payloads: [Payload]

  init(_ metadata: TypeMetadata, _ access: EnumAccess, names: [String], payloads: [Payload]) {
    self.metadata = metadata
    self.access = access
    self.names = names
    self.payloads = payloads
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let tag = access.tag(first)
    guard tag == access.tag(second) else { return false }
    guard tag < payloads.count else { return true }
    // Where one case only has a payload, nothing else is ever written into its bytes.
    guard payloads.count > 1 else { return areEqual(payloads[0], first, second, &walk) }
    guard metadata.isBitwiseTakable else {
      let copies = (copy(first, payloads[tag]), copy(second, payloads[tag]))
      walk.keep(copies.0)
      walk.keep(copies.1)
      return areEqual(payloads[tag], copies.0.address, copies.1.address, &walk)
    }
    return withUnsafeTemporaryAllocation(
      byteCount: 2 * metadata.stride, alignment: metadata.alignmentMask + 1
    ) { bytes in
      let copies = bytes.baseAddress.unsafelyUnwrapped
      memcpy(copies, first, metadata.size)
      memcpy(copies + metadata.stride, second, metadata.size)
      access.project(copies)
      access.project(copies + metadata.stride)
      return areEqual(payloads[tag], copies, copies + metadata.stride, &walk)
    }
  }

  private func areEqual(
    _ payload: Payload, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    switch payload.plan {
    case .inPlace(let plan): return plan.areEqual(first, second, &walk)
    case .boxed(let late):
      let boxes = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
      guard boxes.0 != boxes.1 else { return true }
      return walk.compare(late.plan, payload.type.value(inBox: boxes.0), payload.type.value(inBox: boxes.1))
    }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let tags = (access.tag(first), access.tag(second))
    guard tags.0 == tags.1 else {
      return .different(.enumCase, old: ".\(names[tags.0])", new: ".\(names[tags.1])")
    }
    guard tags.0 < payloads.count else { return .equal }
    let payload = payloads[tags.0]
    var places: (UnsafeRawPointer, UnsafeRawPointer) = (first, second)
    if payloads.count > 1 {
      let copies = (copy(first, payload), copy(second, payload))
      search.keep(copies.0)
      search.keep(copies.1)
      places = (UnsafeRawPointer(copies.0.address), UnsafeRawPointer(copies.1.address))
    }
    let label = DifferenceSearch.Label.enumCase(names[tags.0])
    switch payload.plan {
    case .inPlace(let plan):
      return .children(1) { _ in (label, plan, places.0, places.1) }
    case .boxed(let late):
      let boxes = (places.0.load(as: UnsafeRawPointer.self), places.1.load(as: UnsafeRawPointer.self))
      guard boxes.0 != boxes.1 else { return .equal }
      let values = (payload.type.value(inBox: boxes.0), payload.type.value(inBox: boxes.1))
      return .children(1) { _ in (label, late.plan, values.0, values.1) }
    }
  }

  private func copy(_ value: UnsafeRawPointer, _ payload: Payload) -> ValueCopy {
    if case .boxed = payload.plan {
      return ValueCopy(of: value, metadata, access, payload: TypeMetadata(AnyObject.self))
    }
    return ValueCopy(of: value, metadata, access, payload: payload.type)
  }

  override var summary: String { "by case, then by payload" }

  override var nested: [(name: String, plan: ComparisonPlan)] {
    zip(names, payloads).map { name, payload in
      switch payload.plan {
      case .inPlace(let plan): (".\(name)", plan)
      case .boxed(let late): (".\(name), boxed", late.plan)
      }
    }
  }
}
