#include "CObjects.h"

// A method's self is in the context register.
typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *self);

void *objects_make(const void *initializer, const void *metatype) { return ((Initializer)initializer)(metatype); }

typedef __attribute__((swiftcall)) void *(*WordInitializer)(uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                                                             __attribute__((swift_context)) const void *self);

void *objects_make_with_words(const void *initializer, const void *metatype, uintptr_t a, uintptr_t b, uintptr_t c,
                              uintptr_t d) {
  return ((WordInitializer)initializer)(a, b, c, d, metatype);
}

typedef __attribute__((swiftcall)) void *(*RectInitializer)(double, double, double, double,
                                                             __attribute__((swift_context)) const void *self);

void *objects_make_with_rect(const void *initializer, const void *metatype, double x, double y, double width,
                             double height) {
  return ((RectInitializer)initializer)(x, y, width, height, metatype);
}
