import TrellisText

extension ViewContext {
  private enum MeasurerKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> any TextMeasurer {
      fatalError("ViewContext: it has no text measurer; this is a bug in Trellis")
    }
  }

  /// The measurer of texts; set before views are built.
  var measurer: any TextMeasurer {
    get { self[MeasurerKey.self] }
    set { self[MeasurerKey.self] = newValue }
  }
}
