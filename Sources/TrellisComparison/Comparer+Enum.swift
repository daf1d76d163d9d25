/// A comparer for enums, including optionals: by case, then by payload.
final class EnumComparer: Comparer {
  /// The payload of a case, with the plan that compares it.
  final class Payload {
    let type: TypeMetadata
    /// The plan of a payload that is stored in the enum itself; nil for a boxed payload.
    let plan: ComparisonPlan?
    /// The plan of a payload that is stored in the enum itself, for use without reference counting.
    private let reference: Unmanaged<ComparisonPlan>?
    /// The plan of a payload that is stored in a box; nil for a payload that is stored in the enum itself.
    ///
    /// The payload's type may be the enum's own, so the plan is looked up at the first comparison.
    let boxed: LatePlan?

    init(_ type: Any.Type, plan: ComparisonPlan) {
      (self.type, self.plan, boxed) = (TypeMetadata(type), plan, nil)
      reference = Unmanaged.passUnretained(plan)
    }

    init(_ type: Any.Type, boxed: LatePlan) {
      (self.type, plan, self.boxed) = (TypeMetadata(type), nil, boxed)
      reference = nil
    }

    @inline(__always)
    func areEqual(
      _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
    ) -> Bool {
      if let reference { return reference._withUnsafeGuaranteedRef { $0.areEqual(first, second, &walk) } }
      let boxes = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
      guard boxes.0 != boxes.1, let boxed else { return true }
      return walk.compare(boxed, type.value(inBox: boxes.0), type.value(inBox: boxes.1))
    }

    /// The plan of the payload, boxed or not.
    var anyPlan: ComparisonPlan {
      guard let plan = plan ?? boxed?.plan else { misuse("EnumComparer", "a payload without a plan") }
      return plan
    }
  }

  private let metadata: TypeMetadata
  private let access: EnumAccess
  private let size: Int
  private let stride: Int
  private let alignment: Int
  private let isBitwiseTakable: Bool
  private let names: [String]
  private let payloads: [Payload]
  /// The payloads, for use without reference counting.
  private let table: UnsafeMutablePointer<Unmanaged<Payload>>
  private let payloadCount: Int

  init(_ metadata: TypeMetadata, _ access: EnumAccess, names: [String], payloads: [Payload]) {
    self.metadata = metadata
    self.access = access
    self.names = names
    self.payloads = payloads
    size = metadata.size
    stride = metadata.stride
    alignment = metadata.alignmentMask + 1
    isBitwiseTakable = metadata.isBitwiseTakable
    payloadCount = payloads.count
    table = .allocate(capacity: payloads.count)
    for (tag, payload) in payloads.enumerated() {
      (table + tag).initialize(to: Unmanaged.passUnretained(payload))
    }
  }

  deinit {
    table.deallocate()
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let tag = access.tag(first)
    guard tag == access.tag(second) else { return false }
    guard tag < payloadCount else { return true }
    return table[tag]._withUnsafeGuaranteedRef { payload in
      // If only one case has a payload, the payload's bytes contain no tag.
      payloadCount == 1
        ? payload.areEqual(first, second, &walk) : areProjectedEqual(payload, first, second, &walk)
    }
  }

  private func areProjectedEqual(
    _ payload: Payload, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    guard isBitwiseTakable else {
      let copies = (copy(first, payload), copy(second, payload))
      walk.keep(copies.0)
      walk.keep(copies.1)
      return payload.areEqual(copies.0.address, copies.1.address, &walk)
    }
    return withUnsafeTemporaryAllocation(byteCount: 2 * stride, alignment: alignment) { bytes in
      let copies = bytes.baseAddress.unsafelyUnwrapped
      copies.copyMemory(from: first, byteCount: size)
      (copies + stride).copyMemory(from: second, byteCount: size)
      access.project(copies)
      access.project(copies + stride)
      return payload.areEqual(copies, copies + stride, &walk)
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
    let plan = payload.anyPlan
    if payload.plan == nil {
      let boxes = (places.0.load(as: UnsafeRawPointer.self), places.1.load(as: UnsafeRawPointer.self))
      guard boxes.0 != boxes.1 else { return .equal }
      places = (payload.type.value(inBox: boxes.0), payload.type.value(inBox: boxes.1))
    }
    return .children(1) { [places] _ in (label, plan, places.0, places.1) }
  }

  private func copy(_ value: UnsafeRawPointer, _ payload: Payload) -> ValueCopy {
    let content = payload.plan == nil ? TypeMetadata(AnyObject.self) : payload.type
    return ValueCopy(of: value, metadata, access, payload: content)
  }

  override var method: ComparisonOutline.Method { .enumCase }
  override var summary: String { "by case, then by payload" }

  override var nested: [(name: String, plan: ComparisonPlan)] {
    zip(names, payloads).map { (".\($0)\($1.plan == nil ? ", boxed" : "")", $1.anyPlan) }
  }
}
