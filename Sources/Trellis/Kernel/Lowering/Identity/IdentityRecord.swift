import TrellisGraph

/// Which views' attributes are which, for those who inspect a graph: tests, an inspector.
///
/// It is kept where somebody asked for it when the graph was made; else lowering notes nothing.
final class IdentityRecord {
  private(set) var paths: [AnyAttribute: IdentityPath] = [:]
  /// What sets a state, by its attribute; false where the value is of another type.
  private var setters: [AnyAttribute: (Any) -> Bool] = [:]
  /// Where views are laid out, by their layout computers.
  private(set) var places: [AnyAttribute: Place] = [:]

  /// Where a view is laid out: what answers for it, and where it stands.
  struct Place {
    let computer: Attribute<LayoutComputer>
    private(set) weak var position: ViewPosition?

    init(_ computer: Attribute<LayoutComputer>, at position: ViewPosition) {
      (self.computer, self.position) = (computer, position)
    }
  }

  /// With so many, those that are gone are looked for.
  private var limit = 1024

  /// Notes an attribute of what is at a path; the first note counts: a body is the value of the view that it consists of.
  func note(_ attribute: AnyAttribute, _ path: IdentityPath?) {
    guard let path, paths[attribute] == nil else { return }
    if paths.count >= limit {
      paths = paths.filter { $0.key.exists }
      setters = setters.filter { $0.key.exists }
      places = places.filter { $0.key.exists }
      limit = max(1024, paths.count * 2)
    }
    paths[attribute] = path
  }

  /// Notes where a view is laid out; the first note counts.
  func note(_ computer: Attribute<LayoutComputer>, at position: ViewPosition) {
    if places[computer.erased] == nil { places[computer.erased] = Place(computer, at: position) }
  }

  /// The path of one attribute, where it is known.
  func path(of attribute: AnyAttribute) -> String? { paths[attribute]?.description }

  /// Notes how a state is set, as an action of its view would.
  func noteSetter<Value>(of attribute: AnyAttribute, _ location: StateLocation<Value>) {
    setters[attribute] = { [weak location] value in
      guard let location, let value = value as? Value else { return false }
      location.set(value)
      return true
    }
  }

  /// Sets a state by its attribute; false where it is none that is noted, or the value is of another type.
  func set(_ attribute: AnyAttribute, to value: Any) -> Bool { setters[attribute]?(value) ?? false }

  /// The paths of the attributes that are there, by the attributes' numbers in snapshots.
  var byNode: [Int: String] {
    var found: [Int: String] = [:]
    for (attribute, path) in paths where attribute.exists { found[attribute.snapshotID] = "\(path)" }
    return found
  }
}

extension ViewInputs {
  /// Notes that an attribute is one of the view that is being lowered, where such notes are taken.
  @MainActor func note(_ attribute: AnyAttribute) {
    if let record = context.identities { record.note(attribute, identity.settledPath) }
  }
}

extension ViewOutputs {
  /// The same, noted as those of the view that is being lowered, where such notes are taken.
  @MainActor func noted(_ inputs: ViewInputs) -> ViewOutputs {
    if let record = inputs.context.identities {
      record.note(layoutComputer, at: inputs.position)
      inputs.note(layoutComputer.erased)
      inputs.note(displayItem.erased)
    }
    return self
  }
}
