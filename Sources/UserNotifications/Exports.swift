// The module that source imports as UserNotifications: notifications of the desktop, by the specification of freedesktop.org.

@_exported public import Foundation
