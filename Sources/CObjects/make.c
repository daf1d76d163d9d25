#include "CObjects.h"

// A method's self is in the context register.
typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *self);

void *objects_make(const void *initializer, const void *metatype) { return ((Initializer)initializer)(metatype); }
