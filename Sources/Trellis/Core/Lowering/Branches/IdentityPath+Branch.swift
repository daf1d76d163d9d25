extension IdentityPath {
  /// The innermost branch around the step, or the step itself; nil if there is none.
  ///
  /// Each view reads it when it is built.
  final var branch: Branch? { branchStep.map { unsafeDowncast($0, to: Branch.self) } }

  /// The view or modifier whose body contains the step; nil outside bodies.
  final var owner: Any.Type? {
    var step: IdentityPath? = self
    while let here = step {
      if let type = (here as? WrittenView)?.type, hasBody(type) { return type }
      step = here.parent
    }
    return nil
  }

  private final func hasBody(_ type: Any.Type) -> Bool {
    (type is any View.Type && !(type is any PrimitiveView.Type))
      || (type is any ViewModifier.Type && !(type is any PrimitiveModifier.Type))
  }
}
