import TrellisGraph

/// A record of the views' attributes, for tools that inspect a graph: tests and an inspector.
///
/// It exists only if it was requested when the graph was created. Otherwise lowering records nothing.
final class IdentityRecord {
  private(set) var paths: [AnyAttribute: IdentityPath] = [:]
  /// The setters of states, by attribute; a setter returns false for a value of another type.
  private var setters: [AnyAttribute: (Any) -> Bool] = [:]
  /// The laid-out views, by their layout computers.
  private(set) var places: [AnyAttribute: Place] = [:]

  /// A laid-out view: its layout computer and its position.
  struct Place {
    let computer: Attribute<LayoutComputer>
    private(set) weak var position: ViewPosition?

    init(_ computer: Attribute<LayoutComputer>, at position: ViewPosition) {
      (self.computer, self.position) = (computer, position)
    }
  }

  /// The number of paths at which entries of removed attributes are dropped.
  private var limit = 1024

  /// Records an attribute of the view at a path; only the first call for an attribute counts.
  ///
  /// The attribute of a body is recorded twice: as the body of its view, and as the value of the view that the body consists of.
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

  /// Records a laid-out view; only the first call for a layout computer counts.
  func note(_ computer: Attribute<LayoutComputer>, at position: ViewPosition) {
    if places[computer.erased] == nil { places[computer.erased] = Place(computer, at: position) }
  }

  /// Returns the path of an attribute; nil if it is unknown.
  func path(of attribute: AnyAttribute) -> String? { paths[attribute]?.description }

  /// Records a setter for a state, which sets the state as an action of its view would.
  func noteSetter<Value>(of attribute: AnyAttribute, _ location: StateLocation<Value>) {
    setters[attribute] = { [weak location] value in
      guard let location, let value = value as? Value else { return false }
      location.set(value)
      return true
    }
  }

  /// Sets a state by its attribute; returns false if no such state is recorded or the value is of another type.
  func set(_ attribute: AnyAttribute, to value: Any) -> Bool { setters[attribute]?(value) ?? false }

  /// The paths of existing attributes, by the attributes' numbers in snapshots.
  var byNode: [Int: String] {
    var found: [Int: String] = [:]
    for (attribute, path) in paths where attribute.exists { found[attribute.snapshotID] = "\(path)" }
    return found
  }
}

extension ViewInputs {
  /// Records an attribute of the view that is being lowered, if there is a record.
  @MainActor func note(_ attribute: AnyAttribute) {
    if let record = context.identities { record.note(attribute, identity.settledPath) }
  }
}

extension ViewOutputs {
  /// Returns these outputs after recording them for the view that is being lowered, if there is a record.
  @MainActor func noted(_ inputs: ViewInputs) -> ViewOutputs {
    if let record = inputs.context.identities {
      record.note(layoutComputer, at: inputs.position)
      inputs.note(layoutComputer.erased)
      inputs.note(displayItem.erased)
    }
    return self
  }
}
