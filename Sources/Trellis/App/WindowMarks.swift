import Foundation
import TrellisDisplayList
import TrellisGraph

/// The marks of focus and drag in the window: an input of its display list.
struct WindowMarks: Equatable {
  var focus = FocusMark()
  /// The dragged picture at its position in the window; nil if there is none.
  var dragged: DisplayItem?
}

/// The ring of the focused view, drawn directly above that view, and a dragged picture, over everything in the window.
enum WindowMarksFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    let mark = context.graph.input(name: "focus", kind: .state, WindowMarks())
    context.focus.onChange = { [unowned focus = context.focus] in
      if mark.exists { mark.wrappedValue.focus = FocusMark(focus) }
    }
    context.drags.onChange = { item in if mark.exists { mark.wrappedValue.dragged = item } }
    phases.foreground.append { root in
      let (content, context) = (root.outputs, root.inputs.context)
      let scheme = root.inputs.environment.value(\.colorSetting, named: "colorScheme")
      return { items in
        let marks = mark.wrappedValue
        // A leaving view exists until the update is over, but has no position any more.
        let isThere =
          marks.focus.responder != nil
          && (marks.focus.isIn(content)
            || content.layers(context).contains { $0.layer.outputs.map(marks.focus.isIn) ?? false })
        if isThere { marks.focus.draw(in: &items, scheme.wrappedValue) }
        if let dragged = marks.dragged { items.append(dragged) }
      }
    }
  }
}
