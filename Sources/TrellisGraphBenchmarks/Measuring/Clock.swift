import Glibc

/// Returns the time of a monotonic clock, in nanoseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the nanoseconds that the closure takes.
func time(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

/// Returns the median; of the two middle values, the higher one.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
