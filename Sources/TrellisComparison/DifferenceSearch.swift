/// A search for the first field in which two values differ.
///
/// The path to the part that is being compared is a list, not a recursion: values may be nested to any depth.
struct DifferenceSearch {
  /// The relation of a part to the value that contains it.
  enum Label {
    case field(String), index(Int), key(String), enumCase(String)
    /// A captured value of a closure, by its number.
    case capture(Int)
    /// The same value, without its existential.
    case none
  }

  typealias Child = (label: Label, plan: ComparisonPlan, first: UnsafeRawPointer, second: UnsafeRawPointer)

  /// The parts of two values.
  enum Parts {
    case equal
    case different(FieldDifference.Reason, old: String, new: String)
    /// The values differ according to their type's `==`.
    ///
    /// A comparison by the plan, if any, may find the part that differs.
    case unequal(ComparisonPlan?)
    /// The values are to be compared by another plan.
    case same(ComparisonPlan)
    /// A number of parts, each to be compared.
    case children(Int, (Int) -> Child)

    /// Returns the difference of values of different types.
    static func differentTypes(_ old: Any.Type, _ new: Any.Type) -> Parts {
      .different(.dynamicType, old: _typeName(old), new: _typeName(new))
    }
  }

  private struct Frame {
    let value: Child
    let count: Int
    let child: (Int) -> Child
    /// Whether a type's own `==` has found a difference.
    ///
    /// Then the values differ, even if all parts are equal.
    let isUnequal: Bool
    var next = 0
  }

  private var frames: [Frame] = []
  private var kept: [AnyObject] = []

  /// Returns the first difference, in the order of declarations; nil if there is none.
  static func first(
    _ plan: ComparisonPlan, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> FieldDifference? {
    var search = DifferenceSearch()
    if let difference = search.enter((.none, plan, first, second)) { return difference }
    while let frame = search.frames.last {
      guard frame.next < frame.count else {
        search.frames.removeLast()
        if frame.isUnequal { return search.whole(frame.value) }
        continue
      }
      search.frames[search.frames.count - 1].next += 1
      if let difference = search.enter(frame.child(frame.next)) { return difference }
    }
    return nil
  }

  /// Retains an object until the search has ended.
  mutating func keep(_ object: AnyObject) { kept.append(object) }

  /// Compares two values without parts, and returns their difference; nil if they are equal.
  ///
  /// Values with parts are added to the list, and the result is nil.
  private mutating func enter(_ value: Child) -> FieldDifference? {
    var plan = value.plan
    var isUnequal = false
    while true {
      switch plan.rule {
      case .bytes(let meaning):
        if !plan.areEqual(value.first, value.second) { return difference(value, meaning) }
        return isUnequal ? whole(value) : nil
      case .floatingPoint, .string:
        return isUnequal || !plan.areEqual(value.first, value.second) ? whole(value) : nil
      case .fields(let fields):
        frames.append(
          Frame(
            value: value, count: fields.count,
            child: {
              let field = fields[$0]
              return (
                .field(FieldName.shown(field.name)), field.plan, value.first + field.offset,
                value.second + field.offset
              )
            }, isUnequal: isUnequal))
        return nil
      case .comparer(let comparer):
        switch comparer.parts(of: value.first, value.second, &self) {
        case .equal: return isUnequal ? whole(value) : nil
        case .different(let reason, let old, let new):
          return FieldDifference(path: path(to: value.label), reason: reason, old: old, new: new)
        case .unequal(nil): return whole(value)
        case .unequal(let structure?):
          plan = structure
          isUnequal = true
        case .same(let other): plan = other
        case .children(let count, let child):
          frames.append(Frame(value: value, count: count, child: child, isUnequal: isUnequal))
          return nil
        }
      }
    }
  }
}

// MARK: - Reports

extension DifferenceSearch {
  private func whole(_ value: Child) -> FieldDifference {
    FieldDifference(
      path: path(to: value.label), reason: .value, old: ValueText.text(value.plan.type, at: value.first),
      new: ValueText.text(value.plan.type, at: value.second))
  }

  private func difference(_ value: Child, _ meaning: ComparisonPlan.Meaning) -> FieldDifference {
    let name = _typeName(value.plan.type, qualified: false)
    let reason: FieldDifference.Reason
    var texts = (name, name)
    switch meaning {
    case .value, .metatype: return whole(value)
    case .object:
      reason = .object
      texts = ("one object (\(name))", "another object (\(name))")
    case .function: reason = .closureFunction
    case .closure:
      let isSameCode = value.first.load(as: Int.self) == value.second.load(as: Int.self)
      reason = isSameCode ? .closureContext : .closureFunction
    case .unknown: reason = .unknown
    }
    return FieldDifference(path: path(to: value.label), reason: reason, old: texts.0, new: texts.1)
  }

  private func path(to last: Label) -> String {
    var path = ""
    for label in frames.map(\.value.label) + [last] {
      switch label {
      case .field(let name): path += path.isEmpty ? name : ".\(name)"
      case .index(let index): path += "[\(index)]"
      case .key(let key): path += "[\(key)]"
      case .enumCase(let name): path += ".\(name)"
      case .capture(let index): path += "\(FieldDifference.captured)\(index + 1))"
      case .none: break
      }
    }
    return path.isEmpty ? "self" : path
  }
}
