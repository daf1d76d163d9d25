import Foundation

/// The functions of libcurl that transfers need.
///
/// FoundationNetworking links libcurl, so the library is in the process already. Its functions are looked up by name, without
/// headers; curl guarantees the names and the option numbers.
nonisolated struct Curl: @unchecked Sendable {
  typealias Handle = UnsafeMutableRawPointer

  /// The library; nil if the system has none.
  static let shared = Curl()

  let makeEasy: @convention(c) () -> Handle?
  let endEasy: @convention(c) (Handle) -> Void
  let setNumber: @convention(c) (Handle, Int32, Int) -> Int32
  let setPointer: @convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32
  let setWriter: @convention(c) (Handle, Int32, Writer) -> Int32
  let info: @convention(c) (Handle, Int32, UnsafeMutableRawPointer) -> Int32
  let words: @convention(c) (Int32) -> UnsafePointer<CChar>
  let makeMulti: @convention(c) () -> Handle?
  let add: @convention(c) (Handle, Handle) -> Int32
  let remove: @convention(c) (Handle, Handle) -> Int32
  let perform: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32
  let poll: @convention(c) (Handle, UnsafeRawPointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  let wakeUp: @convention(c) (Handle) -> Int32
  let message: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UnsafeRawPointer?

  /// A function that receives bytes of a response: their address, 1, their count, and the user data.
  ///
  /// It returns the number of bytes handled.
  typealias Writer = @convention(c) (UnsafePointer<UInt8>, Int, Int, UnsafeMutableRawPointer) -> Int

  /// A message of a multi handle: `CURLMsg`.
  struct Message {
    var kind: Int32
    var easy: Handle
    var code: Int32
    /// The transfer has ended; `code` is its result.
    static let done: Int32 = 1
  }

  private init?() {
    guard let library = dlopen("libcurl.so.4", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    typealias Begin = @convention(c) (Int) -> Int32
    // 3 is `CURL_GLOBAL_ALL`.
    guard let begin = find("curl_global_init", as: Begin.self), begin(3) == 0,
      let makeEasy = find("curl_easy_init", as: (@convention(c) () -> Handle?).self),
      let endEasy = find("curl_easy_cleanup", as: (@convention(c) (Handle) -> Void).self),
      let setNumber = find("curl_easy_setopt", as: (@convention(c) (Handle, Int32, Int) -> Int32).self),
      let setPointer = find(
        "curl_easy_setopt", as: (@convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32).self),
      let setWriter = find("curl_easy_setopt", as: (@convention(c) (Handle, Int32, Writer) -> Int32).self),
      let info = find(
        "curl_easy_getinfo", as: (@convention(c) (Handle, Int32, UnsafeMutableRawPointer) -> Int32).self),
      let words = find("curl_easy_strerror", as: (@convention(c) (Int32) -> UnsafePointer<CChar>).self),
      let makeMulti = find("curl_multi_init", as: (@convention(c) () -> Handle?).self),
      let add = find("curl_multi_add_handle", as: (@convention(c) (Handle, Handle) -> Int32).self),
      let remove = find("curl_multi_remove_handle", as: (@convention(c) (Handle, Handle) -> Int32).self),
      let perform = find(
        "curl_multi_perform", as: (@convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32).self),
      let poll = find(
        "curl_multi_poll",
        as: (@convention(c) (Handle, UnsafeRawPointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?) -> Int32)
          .self),
      let wakeUp = find("curl_multi_wakeup", as: (@convention(c) (Handle) -> Int32).self),
      let message = find(
        "curl_multi_info_read",
        as: (@convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UnsafeRawPointer?).self)
    else { return nil }
    (self.makeEasy, self.endEasy, self.setNumber, self.setPointer) = (
      makeEasy, endEasy, setNumber, setPointer
    )
    (self.setWriter, self.info, self.words, self.makeMulti) = (setWriter, info, words, makeMulti)
    (self.add, self.remove, self.perform, self.poll) = (add, remove, perform, poll)
    (self.wakeUp, self.message) = (wakeUp, message)
  }

  /// The options of a transfer: the numbers of `CURLOPT_…`.
  enum Option {
    static let (url, userAgent, encodings): (Int32, Int32, Int32) = (10002, 10018, 10102)
    static let (writer, writerData, privateData): (Int32, Int32, Int32) = (20011, 10001, 10103)
    static let (followsRedirects, mostRedirects, failsOnError): (Int32, Int32, Int32) = (52, 68, 45)
    static let (noSignals, connectTimeout, leastSpeed, slowTime): (Int32, Int32, Int32, Int32) = (
      99, 78, 19, 20
    )
    static let (protocols, redirectProtocols, greatestSize): (Int32, Int32, Int32) = (181, 182, 30117)
  }

  /// The number of `CURLINFO_RESPONSE_CODE`.
  static let responseCode: Int32 = 0x200002
}
