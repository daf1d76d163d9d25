import CImage
package import Foundation
package import TrellisDisplayList

extension ImageSource {
  /// Returns the pixels as a JPEG file, over black where they are transparent; nil if memory runs out.
  ///
  /// `quality` is in `0...1`, from the smallest file to the best picture; other values are clamped, and NaN counts as 0. Linear in
  /// the pixels.
  package func jpegData(quality: Double) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { tjFree(bytes) }
    // `max` with 0 as its first operand turns NaN into 0.
    let percent = Int32((min(max(0, quality), 1) * 99).rounded()) + 1
    let subsampling = percent < 90 ? TJSAMP_420 : TJSAMP_444
    let status = pixels.withUnsafeBytes { pixels in
      tjCompress2(
        encoder, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(width) * 4, Int32(height),
        Int32(TJPF_BGRX.rawValue), &bytes, &count, Int32(subsampling.rawValue), percent, 0)
    }
    guard status == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }
}
