// The module that source imports for asking the device's owner. No desktop has a service that apps could ask: no policy can be
// evaluated, and each evaluation fails with `LAError.biometryNotAvailable` or `LAError.passcodeNotSet`.

@_exported public import Foundation
@_exported public import TrellisFoundation
