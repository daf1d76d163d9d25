import AuthenticationServices
import Foundation
import LocalAuthentication
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct AuthenticationTests {
  @Test func `the button of Apple accounts reports that nothing handles its request`() throws {
    var requests: [[ASAuthorization.Scope]?] = []
    var codes: [ASAuthorizationError.Code?] = []
    let host = TestHost(
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.email]
        requests.append(request.requestedScopes)
      } onCompletion: { result in
        if case .failure(let error) = result { codes.append((error as? ASAuthorizationError)?.code) }
      }
      .frame(width: 280, height: 44))
    try host.tap("Continue with Apple")
    #expect(requests == [[.email]])
    #expect(codes == [.notHandled])
  }

  @Test func `the button is as large as its frame`() throws {
    var presses = 0
    let host = TestHost(
      SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in presses += 1 })
        .frame(width: 280, height: 44))
    let middle = try host.frame(ofText: "Sign in with Apple").midY
    host.tap(at: CGPoint(x: 195 - 139, y: middle))
    host.tap(at: CGPoint(x: 195 - 141, y: middle))
    #expect(presses == 1)
  }

  private final class Delegate: ASAuthorizationControllerDelegate {
    var errors: [any Error] = []
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    {
      errors.append(error)
    }
  }

  @Test func `a controller's requests fail`() async throws {
    let delegate = Delegate()
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    let request = provider.createCredentialAssertionRequest(challenge: Data([1]))
    #expect(request.challenge == Data([1]))
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = delegate
    controller.performRequests()
    let host = TestHost(EmptyView())
    try await host.wait(for: "the error") { !delegate.errors.isEmpty }
    #expect(delegate.errors.map { ($0 as? ASAuthorizationError)?.code } == [.notHandled])
  }

  @Test func `the environment's actions throw`() async {
    let values = EnvironmentValues()
    await #expect(throws: ASAuthorizationError(.notHandled)) {
      try await values.authorizationController.performRequest(
        ASAuthorizationPasswordProvider().createRequest())
    }
    await #expect(throws: ASWebAuthenticationSessionError(.presentationContextInvalid)) {
      try await values.webAuthenticationSession.authenticate(
        using: URL(string: "https://example.com")!, callbackURLScheme: "app")
    }
    #expect(
      (try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a")) == .notFound)
  }

  @Test func `a web session doesn't start`() {
    var errors: [any Error] = []
    let session = ASWebAuthenticationSession(
      url: URL(string: "https://example.com")!, callbackURLScheme: "app"
    ) {
      #expect($0 == nil)
      if let error = $1 { errors.append(error) }
    }
    #expect(!session.canStart)
    #expect(!session.start())
    #expect(errors.map { ($0 as? ASWebAuthenticationSessionError)?.code } == [.presentationContextInvalid])
  }

  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
    (.deviceOwnerAuthentication, .passcodeNotSet),
  ])
  func `the device's owner can't be asked`(_ policy: LAPolicy, _ code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue)
    #expect(error?.domain == LAError.errorDomain)
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(code)) {
      try await context.evaluatePolicy(policy, localizedReason: "to open")
    }
  }
}
