import Foundation
import TrellisGraph

extension JSONText {
  /// Returns data as a base64 string, which is encoded as it is written.
  static func base64(_ data: Data) -> JSONText {
    .written { bytes in
      bytes.append(UInt8(ascii: "\""))
      bytes += data.base64EncodedData()
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
