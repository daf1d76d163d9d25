// The module that source imports for widgets. A desktop has no place for widgets: `#Preview(as:)` shows a widget's views, and a
// program whose `@main` is a widget or a bundle shows its widgets in a window.

@_exported public import Foundation
@_exported public import TrellisFoundation
