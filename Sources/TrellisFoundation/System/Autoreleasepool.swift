/// Calls a closure and returns its result.
///
/// On a Mac, objects that the closure autoreleases are released when it returns. Swift on Linux has no autoreleased objects, so nothing
/// is left to do.
public func autoreleasepool<Result, E: Error>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
