// The module that source imports for live activities. No desktop has a place for them: an activity can't be requested, and the
// list of activities is empty. The views of an activity are declared with WidgetKit, and can be previewed.

@_exported public import Foundation
@_exported public import TrellisFoundation
