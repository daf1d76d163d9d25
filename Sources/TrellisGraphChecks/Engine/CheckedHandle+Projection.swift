import TrellisGraph

extension CheckedHandle {
  /// Makes a projection.
  ///
  /// The fields of a pair are stored; those of the other types are computed from a copy.
  func project(_ field: Field, name: String, in graph: AttributeGraph) -> any Handle {
    func make<Whole, Part: CheckedValue>(
      of whole: Attribute<Whole>, _ keyPath: KeyPath<Whole, Part>
    ) -> any Handle {
      CheckedHandle<Part>(attribute: graph.projection(of: whole, keyPath, name: name), ledger: ledger)
    }
    switch (attribute as? Attribute<PairValue>, field) {
    case (let pair?, .low): return make(of: pair, \.low)
    case (let pair?, .high): return make(of: pair, \.high)
    case (nil, .low): return make(of: attribute, \.lowBits)
    case (nil, .high): return make(of: attribute, \.highBits)
    }
  }
}

extension CheckedValue {
  fileprivate var lowBits: UInt8 { UInt8(number & 3) }
  fileprivate var highBits: Int { number >> 2 }
}
