// The module that source imports as BackgroundTasks. Linux doesn't start apps in the background: every request is refused with
// `BGTaskScheduler.Error.unavailable`, and no task is ever launched.

@_exported public import Foundation
