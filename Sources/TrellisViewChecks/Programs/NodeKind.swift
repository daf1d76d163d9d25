/// The kind of view that a node of a program describes.
///
/// Every case is a public SwiftUI construct, or a combination that real source often has.
package enum NodeKind: String, CaseIterable, Sendable {
  // Leaves.
  case text, paragraph, color, circle, symbol, spacer, divider, empty, progress, gauge, canvas
  // Controls.
  case button, toggle, slider, stepper, field, secureField, editor, picker, menu, datePicker, link
  // Layout modifiers of one view.
  case padding, frame, flexibleFrame, fixedSize, priority, aspect, guide, relativeFrame
  // Drawing modifiers of one view.
  case offset, position, opacity, scale, rotation, clip, border, shadow, blur, zIndex, geometryGroup,
    drawingGroup
  case visualEffect, scrollTransition, redacted, hidden, contentShape
  // Identity, animation and data flow.
  case id, transition, animation, matched, environment, optionalView, equatable, watch, task, change
  case writePreference, readPreference, anchor, modifier
  // Input.
  case tap, drag, focusable, disabled, contextMenu, keyPress
  // Two views.
  case ifElse, ifOnly, typeErased, overlay, background, mask, fits, safeAreaInset
  // Lists of views.
  case vStack, hStack, zStack, group, grid, gridRow, changingLayout, diagonal, subviews, wrappedSubviews,
    movedSubviews,
    sections
  // Rows.
  case rows, objectRows, textRows, optionalRows, boundRows
  // Scrolling and lazy containers.
  case scroll, scrollTo, lazyV, lazyH, lazyVGrid, lazyHGrid, reader
  // Lists and forms.
  case list, form, section, disclosure, groupBox, labeled, listRow
  // Navigation and presentation.
  case stack, split, tabs, title, toolbar, searchable
  case sheet, cover, popover, alert, confirmation, inspector

  /// The number of children that a node of this kind has.
  package var childCount: ClosedRange<Int> {
    switch self {
    case .text, .paragraph, .color, .circle, .symbol, .spacer, .divider, .empty, .progress, .gauge, .canvas,
      .button, .toggle, .slider, .stepper, .field, .secureField, .editor, .picker, .menu, .datePicker, .link,
      .textRows, .boundRows:
      0...0
    case .ifElse, .typeErased, .overlay, .background, .mask, .fits, .safeAreaInset, .split, .sheet, .cover,
      .popover,
      .inspector, .stack, .sections, .tabs:
      2...2
    case .vStack, .hStack, .zStack, .group, .grid, .gridRow, .changingLayout, .diagonal, .subviews,
      .wrappedSubviews, .movedSubviews,
      .lazyV, .lazyH, .lazyVGrid, .lazyHGrid, .list, .form, .section, .disclosure, .groupBox, .scroll:
      1...4
    default: 1...1
    }
  }

  /// Whether a node of this kind has no children.
  var isLeaf: Bool { childCount.upperBound == 0 }

  /// Whether a node of this kind builds only visible rows.
  var isLazy: Bool {
    switch self {
    case .lazyV, .lazyH, .lazyVGrid, .lazyHGrid, .list, .form, .scrollTo: true
    default: false
    }
  }

  /// Whether a node of this kind may show its children in less space than the window has.
  ///
  /// A lazy container in it may have invisible rows, whose assumed lengths depend on rows that were visible before.
  var limitsSpace: Bool {
    switch self {
    case .frame, .flexibleFrame, .fixedSize, .aspect, .relativeFrame, .position, .reader, .equatable,
      .overlay, .background, .mask, .fits, .diagonal, .scroll, .anchor, .readPreference,
      .sheet, .cover, .popover, .inspector:
      true
    default: isLazy
    }
  }

  /// Whether a node of this kind presents a panel above others, or one that waits for others.
  var isPanel: Bool {
    switch self {
    case .sheet, .cover, .popover, .alert, .confirmation: true
    default: false
    }
  }

  /// Whether a node of this kind is one view, however many views its children are.
  var isContainer: Bool {
    switch self {
    case .vStack, .hStack, .zStack, .grid, .gridRow, .changingLayout, .diagonal, .subviews, .wrappedSubviews,
      .movedSubviews,
      .scroll, .scrollTo, .reader, .disclosure, .groupBox, .labeled, .stack, .split, .tabs, .fits,
      .safeAreaInset:
      true
    default: isLazy
    }
  }

  /// Whether a node of this kind may have bars.
  var hasBars: Bool {
    switch self {
    case .stack, .split, .title, .toolbar, .searchable: true
    default: false
    }
  }

  /// Whether a view of this kind has a caret while it has the focus.
  var hasCaret: Bool {
    switch self {
    case .field, .secureField, .editor, .searchable: true
    default: false
    }
  }
}
