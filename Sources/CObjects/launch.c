#include "CObjects.h"

extern void trellis_delegate_main(void) __attribute__((weak));

int objects_launch_delegate(void) {
  if (!trellis_delegate_main) return 0;
  trellis_delegate_main();
  return 1;
}
