// The module that source imports for the App Store. There is no App Store here: no product exists, so no value of `Product` or
// `Transaction` is ever created, and every request fails with `StoreKitError`.

@_exported public import Foundation
@_exported public import TrellisFoundation
