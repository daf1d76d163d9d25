/// Makes the plans for comparing the values of types.
///
/// It applies the first that fits: knowledge of the standard library's types, the compared part that the type defines, the type's
/// `==`, the type's structure.
struct ComparisonPlanner {
  typealias Plans = ComparisonPlanCache.Plans

  let cache: ComparisonPlanCache

  /// Returns the plan of a type.
  ///
  /// Makes it if necessary, together with those of the inline parts.
  func plan(_ type: Any.Type, _ plans: inout Plans) -> ComparisonPlan {
    if let plan = plans.plans[ObjectIdentifier(type)] { return plan }
    let plan = known(type) ?? partly(type) ?? equatable(type) ?? structure(type, &plans)
    if plans.plans.updateValue(plan, forKey: ObjectIdentifier(type)) == nil { plans.made += 1 }
    return plan
  }

  /// Returns the plan that compares the structure of a type, even if the type has `==`.
  func structure(_ type: Any.Type, _ plans: inout Plans) -> ComparisonPlan {
    if let plan = plans.structures[ObjectIdentifier(type)] { return plan }
    let plan = known(type) ?? partly(type) ?? made(TypeMetadata(type), &plans)
    plans.structures[ObjectIdentifier(type)] = plan
    return plan
  }

  // MARK: - Known types

  private func known(_ type: Any.Type) -> ComparisonPlan? {
    if type == Double.self { return number(type, .doubles) }
    if type == Float.self { return number(type, .floats) }
    if type == String.self {
      return make(type, .string, [ComparisonStep(.string, at: 0, length: 16)])
    }
    if ComparisonPlanner.comparedByBytes.contains(ObjectIdentifier(type))
      || PlannedProtocol.pointer.mayInclude(type) && type is any _Pointer.Type
    {
      return bytes(type, .value)
    }
    // Arrays and optionals are `Equatable` if their elements are. The plans have the same result as `==`, without a generic call
    // per element.
    if PlannedProtocol.collection.mayInclude(type), let row = type as? any ContiguousCollection.Type {
      return compared(type, by: row.comparer(cache: cache))
    }
    return nil
  }

  /// Types whose `==` compares all bytes.
  static let comparedByBytes: Set<ObjectIdentifier> = Set(
    ([
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self, UInt8.self,
      UInt16.self,
      UInt32.self, UInt64.self, UInt128.self, Bool.self, Unicode.Scalar.self, ObjectIdentifier.self,
      OpaquePointer.self,
    ] as [Any.Type]).map { ObjectIdentifier($0) })

  /// Returns the plan of a type that defines the compared part of its values; nil for other types.
  private func partly(_ type: Any.Type) -> ComparisonPlan? {
    guard PlannedProtocol.projection.mayInclude(type), let type = type as? any EquatableProjection.Type else {
      return nil
    }
    if type.isUntracked { return make(type, .comparer(UntrackedComparer()), []) }
    return compared(type, by: type.comparer(cache: cache))
  }

  private func equatable(_ type: Any.Type) -> ComparisonPlan? {
    guard TypeMetadata(type).kind != .optional, let conformance = EquatableConformance(of: type) else {
      return nil
    }
    let structure = LatePlan(type, structure: true, cache: cache)
    func comparer<Value: Equatable>(_ type: Value.Type) -> Comparer {
      EquatableComparer<Value>(structure: TypeMetadata(type).isOneWhole ? nil : structure)
    }
    let equatable = comparer(conformance.type)
    return compared(
      type,
      by: conformance.isIsolated ? IsolatedComparer(conformance, equatable, structure: structure) : equatable)
  }

  // MARK: - Structure

  private func made(_ metadata: TypeMetadata, _ plans: inout Plans) -> ComparisonPlan {
    let type = metadata.type
    switch metadata.kind {
    case .struct: return structPlan(metadata, &plans)
    case .tuple: return fields(type, metadata.tupleFields, &plans)
    case .enum, .optional: return enumPlan(metadata, &plans)
    case .class, .foreignReference: return bytes(type, .object)
    case .opaque: return bytes(type, .value)
    case .metatype: return bytes(type, .metatype)
    // The first word is the type. It determines the conformances in the next words.
    case .existentialMetatype: return bytes(type, .metatype, length: 8)
    case .function:
      if metadata.size != 16 { return bytes(type, .function) }
      return metadata.isAction ? compared(type, by: ClosureComparer(cache: cache)) : bytes(type, .closure)
    case .existential: return existential(metadata)
    case .extendedExistential: return extendedExistential(metadata)
    case .fixedArray:
      let element = plan(metadata.type(inWord: 2), &plans)
      return compared(type, by: FixedRowComparer(count: metadata.word(1), element: element))
    case .unknown: return bytes(type, .unknown("a kind of type that isn't known"))
    }
  }

  private func structPlan(_ metadata: TypeMetadata, _ plans: inout Plans) -> ComparisonPlan {
    let type = metadata.type
    if PlannedProtocol.dictionary.mayInclude(type), let dictionary = type as? any StoredByKey.Type {
      return compared(type, by: dictionary.comparer(cache: cache))
    }
    // A struct from C may have parts that Swift doesn't see: bit fields, unions.
    guard !_typeName(type).hasPrefix("__C.") else { return bytes(type, .unknown("imported from C")) }
    guard let found = metadata.structFields else {
      return bytes(type, .unknown("its fields aren't recorded"))
    }
    // For `InlineArray` and similar types, the array is the only content.
    if found.count == 1, let only = found[0].type, TypeMetadata(only).kind == .fixedArray {
      return made(TypeMetadata(only), &plans)
    }
    return fields(type, found, &plans)
  }

  private func fields(_ type: Any.Type, _ found: [TypeField], _ plans: inout Plans) -> ComparisonPlan {
    var fields: [ComparisonPlan.Field] = []
    for field in found {
      guard let fieldType = field.type else { continue }
      let plan =
        switch field.ownership {
        case .strong: self.plan(fieldType, &plans)
        case .weak: compared(fieldType, by: WeakComparer(fieldType))
        case .unowned: bytes(fieldType, .object, length: 8)
        }
      fields.append(ComparisonPlan.Field(name: field.name, offset: field.offset, plan: plan))
    }
    let parts = fields.map { $0.plan.parts(at: $0.offset) }
    return make(type, .fields(fields), parts.flatMap(\.steps), parts.flatMap(\.comparers))
  }

  private func enumPlan(_ metadata: TypeMetadata, _ plans: inout Plans) -> ComparisonPlan {
    let type = metadata.type
    guard let access = metadata.enumAccess, let found = metadata.enumCases else {
      return bytes(type, .unknown("its cases aren't recorded"))
    }
    guard found.cases.count > 0 else { return make(type, .bytes(.value), []) }
    var payloads: [EnumComparer.Payload] = []
    for field in found.cases.prefix(found.payloads) {
      guard let payload = field.type else { continue }
      payloads.append(
        field.isIndirect
          ? EnumComparer.Payload(payload, boxed: LatePlan(payload, cache: cache))
          : EnumComparer.Payload(payload, plan: plan(payload, &plans)))
    }
    let comparer = EnumComparer(metadata, access, names: found.cases.map(\.name), payloads: payloads)
    // An optional reference is as large as the reference, and stores `nil` in the same bytes. So the bytes can be compared.
    if payloads.count == 1, let payload = payloads[0].plan, payload.isScalar, payload.size == metadata.size {
      return make(
        type, .comparer(comparer), [ComparisonStep(.bytes, at: 0, length: metadata.size)], [comparer],
        isScalar: true)
    }
    return compared(type, by: comparer)
  }

  private func existential(_ metadata: TypeMetadata) -> ComparisonPlan {
    let flags = metadata.word(1)
    if flags & 0x8000_0000 == 0 {
      return compared(metadata.type, by: ObjectExistentialComparer(cache: cache))
    }
    if flags & 0x3F00_0000 == 0x0100_0000 { return compared(metadata.type, by: ErrorComparer(cache: cache)) }
    return compared(metadata.type, by: ExistentialComparer(cache: cache))
  }

  /// Returns the plan of an existential with constraints, such as `any Collection<Int>`, whose kind is in its shape.
  private func extendedExistential(_ metadata: TypeMetadata) -> ComparisonPlan {
    let shape = UnsafeRawPointer(bitPattern: metadata.word(1))
    switch shape.map({ $0.load(as: UInt32.self) & 0xFF }) {
    case 0 where metadata.size >= 32: return compared(metadata.type, by: ExistentialComparer(cache: cache))
    case 1: return compared(metadata.type, by: ObjectExistentialComparer(cache: cache))
    case 2: return bytes(metadata.type, .metatype, length: 8)
    default: return bytes(metadata.type, .unknown("a kind of existential that isn't known"))
    }
  }

  // MARK: - Plans

  private func make(
    _ type: Any.Type, _ rule: ComparisonPlan.Rule, _ steps: [ComparisonStep], _ comparers: [Comparer] = [],
    isScalar: Bool = false
  ) -> ComparisonPlan {
    ComparisonPlan(
      type: type, rule: rule, steps: steps, comparers: comparers, isScalar: isScalar)
  }

  private func compared(_ type: Any.Type, by comparer: Comparer) -> ComparisonPlan {
    make(type, .comparer(comparer), [ComparisonStep(.call, at: 0, length: 0, comparer: comparer)], [comparer])
  }

  private func bytes(
    _ type: Any.Type, _ meaning: ComparisonPlan.Meaning, length: Int? = nil
  ) -> ComparisonPlan {
    let size = TypeMetadata(type).size
    let length = length ?? size
    return make(
      type, .bytes(meaning), length == 0 ? [] : [ComparisonStep(.bytes, at: 0, length: length)],
      isScalar: length == size && size <= 8 && !meaning.isUnknown)
  }

  private func number(_ type: Any.Type, _ operation: ComparisonStep.Operation) -> ComparisonPlan {
    make(type, .floatingPoint, [ComparisonStep(operation, at: 0, length: 1)])
  }
}
