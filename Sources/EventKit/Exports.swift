// The module that source imports for calendars and reminders. No service here has any: access is denied.

@_exported public import Foundation
@_exported public import TrellisFoundation
