public import Foundation
public import FoundationNetworking

// `session.data(from:)` without a delegate is a function of one argument on Apple's platforms, which may be passed on as such.

extension URLSession {
  /// Loads the contents of a URL, and returns them with the response; throws the error of loading.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Performs a request, and returns the data of the response; throws the error of loading.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}
