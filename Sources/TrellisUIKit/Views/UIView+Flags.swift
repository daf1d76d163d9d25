extension UIView {
  /// Whether the view declares that it draws every pixel; without effect.
  public var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }
  /// Whether the context is cleared before drawing; without effect, because it always is.
  public var clearsContextBeforeDrawing: Bool {
    get { values.clearsContextBeforeDrawing }
    set { values.clearsContextBeforeDrawing = newValue }
  }
  /// The adjustment of the tint; without effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { values.tintAdjustmentMode }
    set { values.tintAdjustmentMode = newValue }
  }
  /// Whether the view gets several touches at a time; false by default.
  public var isMultipleTouchEnabled: Bool {
    get { values.isMultipleTouchEnabled }
    set { values.isMultipleTouchEnabled = newValue }
  }
  /// Whether other views get no touches while this one has some; without effect.
  public var isExclusiveTouch: Bool {
    get { values.isExclusiveTouch }
    set { values.isExclusiveTouch = newValue }
  }
  /// Whether ``autoresizingMask`` applies to subviews; true by default.
  public var autoresizesSubviews: Bool {
    get { values.autoresizesSubviews }
    set { set(\.autoresizesSubviews, newValue) }
  }
}
