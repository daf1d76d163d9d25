import TrellisLayout

extension Viewport: FocusScroller {
  func reveal(_ position: ViewPosition, _ transaction: Transaction) {
    follow(
      ScrollRequest { viewport, _ in
        viewport.offset(
          showing: ScrollTargets.TargetFrame(frame: position.bounds, position: position), anchor: nil)
      }, transaction)
  }
}
