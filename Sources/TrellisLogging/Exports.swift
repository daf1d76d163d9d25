// The locks of C, which Foundation has on Apple's platforms, too.

@_exported public import struct TrellisFoundation.os_unfair_lock_s
@_exported public import typealias TrellisFoundation.os_unfair_lock
@_exported public import typealias TrellisFoundation.os_unfair_lock_t
@_exported public import func TrellisFoundation.os_unfair_lock_lock
@_exported public import func TrellisFoundation.os_unfair_lock_trylock
@_exported public import func TrellisFoundation.os_unfair_lock_unlock
@_exported public import func TrellisFoundation.os_unfair_lock_assert_owner
@_exported public import func TrellisFoundation.os_unfair_lock_assert_not_owner
