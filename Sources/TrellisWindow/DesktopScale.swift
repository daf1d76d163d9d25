import CSDL2
import Foundation

/// The desktop's scale factor.
enum DesktopScale {
  /// Returns the pixels per point on X11, rounded to quarters and clamped to 1...4.
  ///
  /// The value is `GDK_SCALE` if set. Otherwise it is the dots per inch in the desktop's resources (`Xft.dpi`), divided by 96.
  ///
  /// SDL must be connected to the display.
  static func ofX11() -> CGFloat {
    if let text = ProcessInfo.processInfo.environment["GDK_SCALE"], let number = Double(text), number > 0 {
      return usable(number)
    }
    guard let dots = dotsPerInch(in: resources() ?? "") else { return 1 }
    return usable(dots / 96)
  }

  /// Returns the dots per inch in X11 resources, or nil if there is no positive number.
  static func dotsPerInch(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
      let number = Double(line.dropFirst("Xft.dpi:".count).trimmingCharacters(in: .whitespaces))
      return number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
    return nil
  }

  static func usable(_ scale: Double) -> CGFloat { min(max((scale * 4).rounded() / 4, 1), 4) }

  /// Returns the resources that the X server stores, which contain the desktop's settings; nil if there are none.
  private static func resources() -> String? {
    // SDL has already loaded the library. The display is open only while the string is read.
    guard let library = dlopen("libX11.so.6", RTLD_LAZY), let open = dlsym(library, "XOpenDisplay"),
      let read = dlsym(library, "XResourceManagerString"), let close = dlsym(library, "XCloseDisplay")
    else { return nil }
    defer { dlclose(library) }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Read = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    guard let display = unsafeBitCast(open, to: Open.self)(nil) else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    return unsafeBitCast(read, to: Read.self)(display).map { String(cString: $0) }
  }
}
