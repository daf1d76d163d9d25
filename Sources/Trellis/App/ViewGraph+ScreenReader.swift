package import Foundation

/// The focus and the states of views, as a screen reader reads and changes them.
extension ViewGraph {
  /// Whether an action that the display list names has an effect now.
  package func isEnabled(_ action: UInt64) -> Bool { graph.responder(action)?.isEnabled ?? false }

  /// The frame of the view with the keyboard focus, in points in the window; nil if no view has it.
  package var focusFrame: CGRect? {
    guard let holder = context.focus.holder, holder.isThere else { return nil }
    return holder.frame
  }

  /// Moves the keyboard focus to the smallest view at a frame that takes it; returns whether there is one.
  package func focus(at frame: CGRect) -> Bool {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let views = focusCandidates.filter { $0.isEnabled && $0.frame.contains(center) }
    guard let view = views.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height })
    else {
      return false
    }
    context.focus.move(to: view, isShown: true)
    return context.focus.holder === view
  }
}

extension Responder {
  /// The frame of the view, in points in the window.
  fileprivate var frame: CGRect {
    CGRect(origin: position.origin(inSpaceNamed: nil), size: position.size)
  }
}
