import TrellisGraph

/// A modifier that says something of the views in it, while one of them has the focus or always.
@MainActor
protocol FocusSpeaker: AnyObject {
  /// Whether its view is still there.
  var isThere: Bool { get }
  /// Whether it speaks wherever the focus is.
  var isOfScene: Bool { get }
  /// Has those who listen hear what it says now; answers whether that differs from what they heard last.
  func speak() -> Bool
}

/// Who says something now: an input of the bodies that listen.
struct FocusVoices: Equatable {
  /// Those who always do, in the order in which they came.
  var scene: [any FocusSpeaker] = []
  /// Those around the view that has the focus, outermost first.
  var path: [any FocusSpeaker] = []

  static func == (first: FocusVoices, second: FocusVoices) -> Bool {
    first.scene.elementsEqual(second.scene) { $0 === $1 }
      && first.path.elementsEqual(second.path) { $0 === $1 }
  }
}
