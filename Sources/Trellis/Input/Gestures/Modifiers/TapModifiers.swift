public import Foundation

extension View {
  /// Performs an action when the view is tapped, or tapped several times in a row.
  ///
  /// Of several modifiers on a view, the one with the most taps is recognized. A double tap isn't two single taps, so single taps
  /// wait 0.35 s for a second one.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Performs an action with the position of the last tap when the view is tapped, or tapped several times in a row.
  ///
  /// The position is in points in the coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Performs an action when the view was pressed for a number of seconds.
  ///
  /// `onPressingChanged` is called with true when the press begins. It is called with false when the press was long enough, is
  /// released, or moves farther than the distance in points.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:);
  /// the times of the calls: recorded on macOS 26.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Performs an action when the view was pressed for a number of seconds.
  ///
  /// Deprecated in SwiftUI: use `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press with callbacks for its beginning and its end.
private nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  init(press: LongPressGesture, action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) {
    (self.press, self.action, self.onPressingChanged) = (press, action, onPressingChanged)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> PressingGesture)
    -> GestureRecognizer<
      Bool
    >
  {
    var isPressing = false
    func change(to new: Bool) {
      if new == isPressing { return }
      isPressing = new
      read().onPressingChanged?(new)
    }
    return ObservingRecognizer(
      LongPressGesture.recognizer { read().press },
      tell: { phase, actions in
        switch phase {
        case .possible(true?): actions.atOnce.append { change(to: true) }
        case .possible, .active: break
        case .ended:
          actions.whenGranted.append {
            change(to: false)
            read().action()
          }
        case .failed: actions.atOnce.append { change(to: false) }
        }
      }, whenCancelled: { $0.atOnce.append { change(to: false) } })
  }
}
