// The module that source imports for iCloud. There is no iCloud account here: the account's status is `noAccount`, and each
// operation fails with `CKError.notAuthenticated`. Records are values of the program, as on Apple's systems.

@_exported public import Foundation
@_exported public import TrellisFoundation
