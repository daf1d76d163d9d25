// Calls of Swift functions whose calling convention Swift source can't express.
#pragma once

#include <stdint.h>

/// Calls an allocating initializer without parameters for a class, and returns the new object, which the caller owns.
///
/// @param initializer The function's address.
/// @param metatype The class, in Swift's representation.
void *_Nonnull objects_make(const void *_Nonnull initializer, const void *_Nonnull metatype);

/// Runs the app of a delegate by the function `trellis_delegate_main`, if the program is linked with the module that has it.
///
/// @return Whether the function was called.
int objects_launch_delegate(void);

/// Calls an allocating initializer with parameters of at most four words; words beyond those are ignored.
///
/// The initializer consumes the references in the words.
void *_Nonnull objects_make_with_words(const void *_Nonnull initializer, const void *_Nonnull metatype, uintptr_t a,
                                       uintptr_t b, uintptr_t c, uintptr_t d);

/// Calls an allocating initializer with a rectangle.
void *_Nonnull objects_make_with_rect(const void *_Nonnull initializer, const void *_Nonnull metatype, double x,
                                      double y, double width, double height);
