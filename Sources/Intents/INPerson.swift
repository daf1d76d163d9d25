public import Foundation

/// The address of a person: a telephone number or an e-mail address.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The kind of an address.
  public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
  /// The address; nil if there is none.
  public let value: String?
  /// The kind.
  public let type: HandleType

  /// Creates an address.
  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}

/// An image for an intent.
open class INImage: NSObject, @unchecked Sendable {
  /// The source of the image.
  package enum Source: Sendable { case name(String), system(String), data(Data), url(URL) }
  package let source: Source

  /// Creates an image of an asset.
  public init(named name: String) { source = .name(name) }
  /// Creates an image from its data.
  public init(imageData: Data) { source = .data(imageData) }
  /// Creates an image of a symbol.
  public init(systemName: String) { source = .system(systemName) }
  /// Creates an image from a file; nil never.
  public init?(url: URL) { source = .url(url) }
}

/// A person in an intent.
open class INPerson: NSObject, @unchecked Sendable {
  /// The address; nil if there is none.
  public let personHandle: INPersonHandle?
  /// The parts of the name; nil if they aren't known.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// The picture; nil if there is none.
  public let image: INImage?
  /// The identifier in the contacts; nil if there is none.
  public let contactIdentifier: String?
  /// The app's own identifier; nil if there is none.
  public let customIdentifier: String?

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
  }
}

/// A text that Siri can say.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The text.
  public let spokenPhrase: String

  /// Creates a text.
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

/// A request to send a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// The kind of an outgoing message.
  public enum OutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }
  /// The persons that get the message; nil if they aren't known.
  public let recipients: [INPerson]?
  /// The text; nil if there is none.
  public let content: String?
  /// The name of the group; nil if there is none.
  public let speakableGroupName: INSpeakableString?
  /// The identifier of the conversation; nil if there is none.
  public let conversationIdentifier: String?
  /// The name of the service; nil if there is none.
  public let serviceName: String?
  /// The person that sends the message; nil if it isn't known.
  public let sender: INPerson?

  /// Creates a request.
  public init(
    recipients: [INPerson]?, outgoingMessageType: OutgoingMessageType = .unknown, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [Never]? = nil
  ) {
    (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName, self.sender) = (
      conversationIdentifier, serviceName, sender
    )
  }

  /// Creates a request without values.
  public required convenience init() {
    self.init(
      recipients: nil, content: nil, speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil,
      sender: nil)
  }

  private var images: [String: INImage] = [:]
  /// Sets the image of a parameter.
  open func setImage<Value>(_ image: INImage?, forParameterNamed path: KeyPath<INSendMessageIntent, Value>) {
    images[String(describing: path)] = image
  }
}

/// The permission of the app to use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The app's permissions for Siri.
open class INPreferences: NSObject {
  /// ``INSiriAuthorizationStatus/restricted``: there is no Siri here.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  /// Reports ``INSiriAuthorizationStatus/restricted``: there is no Siri here.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.restricted)
  }
}
