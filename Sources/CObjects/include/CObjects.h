// Calls of Swift functions whose calling convention Swift source can't express.
#pragma once

/// Calls an allocating initializer without parameters for a class, and returns the new object, which the caller owns.
///
/// @param initializer The function's address.
/// @param metatype The class, in Swift's representation.
void *_Nonnull objects_make(const void *_Nonnull initializer, const void *_Nonnull metatype);

/// Runs the app of a delegate by the function `trellis_delegate_main`, if the program is linked with the module that has it.
///
/// @return Whether the function was called.
int objects_launch_delegate(void);
