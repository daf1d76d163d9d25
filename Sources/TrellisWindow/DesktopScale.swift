import CSDL2
import Foundation

/// How large the desktop wants things to be.
enum DesktopScale {
  /// Pixels a point on X11: what `GDK_SCALE` says, else the dots an inch that the desktop writes into its resources (`Xft.dpi`), 96
  /// being 1; in whole quarters from 1 to 4.
  ///
  /// A window's SDL connection has to be there.
  static func ofX11() -> CGFloat {
    if let text = ProcessInfo.processInfo.environment["GDK_SCALE"], let number = Double(text), number > 0 {
      return usable(number)
    }
    guard let dots = dotsPerInch(in: resources() ?? "") else { return 1 }
    return usable(dots / 96)
  }

  /// The dots an inch that resources of X11 name; nil where they don't, or it is no number above 0.
  static func dotsPerInch(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
      let number = Double(line.dropFirst("Xft.dpi:".count).trimmingCharacters(in: .whitespaces))
      return number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
    return nil
  }

  static func usable(_ scale: Double) -> CGFloat { min(max((scale * 4).rounded() / 4, 1), 4) }

  /// What the X server keeps of the desktop's settings.
  private static func resources() -> String? {
    // SDL has opened the library already; the display is opened for as long as the string is read.
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
