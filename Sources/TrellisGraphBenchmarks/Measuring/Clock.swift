import Glibc

/// Nanoseconds since some point in time.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// How many nanoseconds the closure takes.
func time(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

/// The middle value; the higher one of two.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
