// The module that source imports for signing in. No service here knows an Apple account, a passkey or the passwords of the user:
// each request fails with `ASAuthorizationError.notHandled`. A page of the browser can't return to the program, so that a web
// session doesn't start.

@_exported public import Foundation
@_exported public import TrellisFoundation
@_exported public import TrellisUIKit
