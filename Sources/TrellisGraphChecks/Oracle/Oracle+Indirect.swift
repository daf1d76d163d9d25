extension Oracle {
  package mutating func makeIndirect(to attribute: Int) -> Int {
    let subgraph = attributes[attribute].subgraph
    let target = makeInput(attribute, as: .word, in: subgraph)
    let rule = Rule(
      body: IndirectRule(original: attribute), sources: [target], shape: attributes[attribute].shape,
      form: .builtIn
    )
    return makeRule(rule, in: subgraph)
  }

  package mutating func retarget(_ indirect: Int, to attribute: Int?) {
    guard let rule = attributes[indirect].rule, let body = rule.body as? IndirectRule else { return }
    flushPendingWrites()
    if attribute.map({ exists($0) }) ?? true { set(rule.sources[0], to: attribute ?? body.original) }
  }

  package func isIndirect(_ attribute: Int) -> Bool { attributes[attribute].rule?.body is IndirectRule }
  package func shape(of attribute: Int) -> Shape { attributes[attribute].shape }

  /// Returns whether an attribute is the input of an indirect attribute.
  ///
  /// The value of such an input is the number of the target.
  func isTarget(_ attribute: Int) -> Bool {
    attribute >= 0 && attribute + 1 < attributes.count && isInput(attribute) && isIndirect(attribute + 1)
      && attributes[attribute + 1].rule?.sources == [attribute]
  }
}
