import CPixels
package import Foundation
package import TrellisDisplayList

extension ImageSource {
  /// The pixels as a PNG file; nil if memory runs out.
  ///
  /// Linear in the pixels.
  package var pngData: Data? {
    var data = Data()
    let isWritten = withUnsafeMutablePointer(to: &data) { destination in
      pixels.withUnsafeBytes { pixels in
        px_png(
          pixels.bindMemory(to: UInt32.self).baseAddress, Int32(width), Int32(height), width, 0,
          { context, bytes, count in
            guard let context, let bytes else { return }
            context.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
          }, destination)
      }
    }
    return isWritten != 0 ? data : nil
  }
}
