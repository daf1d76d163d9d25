import CryptoKit
import Foundation
import Testing

struct CryptoKitTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// The digests that RFC 1321, FIPS 180 and RFC 4231 publish.
  @Test func `digests and codes have published values`() {
    let abc = Data("abc".utf8)
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test func `what is sealed is opened by the same key alone`() throws {
    let key = SymmetricKey(size: .bits256)
    let sealed = try AES.GCM.seal(Data("text".utf8), using: key)
    #expect(try AES.GCM.open(sealed, using: key) == Data("text".utf8))
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(sealed, using: SymmetricKey(size: .bits256)) }
    let (mine, theirs) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    #expect(
      try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
        == theirs.sharedSecretFromKeyAgreement(with: mine.publicKey))
  }

  @Test func `there is no secure enclave`() {
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    #expect(throws: CryptoKitError.self) {
      try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data())
    }
  }
}
