public import Foundation

extension View {
  /// Does something when the view is tapped, or tapped so many times in a row.
  ///
  /// Of several on one view, the one of the most taps counts: a double tap isn't two single ones, which wait 0.35 s to be sure.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:).
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Does something when the view is tapped, or tapped so many times in a row, given the place of the last tap in a coordinate space, in
  /// points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:).
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Does something when the view is pressed for so many seconds.
  ///
  /// `onPressingChanged` is called with true when the press begins, and with false when it has lasted long enough, is let go or moves
  /// farther than the distance, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:);
  /// when it is called: recorded on macOS 26.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Does something when the view is pressed for so many seconds.
  ///
  /// SwiftUI calls it deprecated: write `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
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

/// A long press that says when it begins and when it isn't one any more.
private nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  init(press: LongPressGesture, action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) {
    (self.press, self.action, self.onPressingChanged) = (press, action, onPressingChanged)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> PressingGesture) -> Recognizer<
    Bool
  > {
    var isPressing = false
    func change(to new: Bool) {
      if new == isPressing { return }
      isPressing = new
      read().onPressingChanged?(new)
    }
    return TellingRecognizer(
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
