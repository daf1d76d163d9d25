public import TrellisUIKit

/// A payment sheet, which doesn't exist on Linux.
///
/// Source: documented, developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller.
open class PKPaymentAuthorizationController: NSObject {
  /// Always false: the device can't make payments.
  open class func canMakePayments() -> Bool { false }
}

/// The user's passes, which don't exist on Linux.
///
/// Source: documented, developer.apple.com/documentation/passkit/pkpasslibrary.
open class PKPassLibrary: NSObject {
  /// Always false: there is no library.
  open class func isPassLibraryAvailable() -> Bool { false }
}
