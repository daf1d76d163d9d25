package import Foundation
package import Trellis
package import TrellisDisplayList

/// What a window shows: a view graph, seen from outside.
///
/// The window asks, and hands on what a person does; the content never calls the window. Sizes and positions
/// are in points, with the origin at the window's top left corner and y down.
@MainActor package protocol WindowContent: AnyObject {
  /// The window's title; asked for after each update.
  var title: String { get }

  /// The size that it fills, in points: the window's first size, and later what a person made of it.
  var size: CGSize { get set }

  /// Whether what is on the screen may be out of date.
  ///
  /// Asked after events and after work on the main queue. Where it still holds right after an update, as in an
  /// animation, the next update comes with the next frame, a sixtieth of a second after the last.
  var needsUpdate: Bool { get }

  /// Brings everything up to date; answers what to draw.
  func update() -> DisplayList

  /// Takes in what a person did.
  func send(_ event: InputEvent)

  /// Whether what it doesn't show any more is kept until ``reclaim(upTo:)`` destroys it; the window says so.
  var defersDestruction: Bool { get set }

  /// Destroys so much of that; answers whether there is more.
  func reclaim(upTo count: Int) -> Bool
}

extension ViewGraph: WindowContent {}
