public import Foundation

/// The name of a property, or of several.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The name of the given name.
public let CNContactGivenNameKey = "givenName"
/// The name of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The name of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The name of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of the addresses of email.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of the picture.
public let CNContactImageDataKey = "imageData"
/// The name of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The name of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The label of something at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of something at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of something else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// A contact, which exists only in the program.
///
/// Source: documented, developer.apple.com/documentation/contacts/cncontact.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  fileprivate struct Values {
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nickname = ""
    var organizationName = ""
    var jobTitle = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var imageData: Data?
    var birthday: DateComponents?
  }
  fileprivate var values = Values()

  /// The identifier.
  public let identifier = UUID().uuidString
  /// The identifier.
  public var id: String { identifier }
  /// The given name.
  open var givenName: String { values.givenName }
  /// The middle name.
  open var middleName: String { values.middleName }
  /// The family name.
  open var familyName: String { values.familyName }
  /// The nickname.
  open var nickname: String { values.nickname }
  /// The organization.
  open var organizationName: String { values.organizationName }
  /// The position in the organization.
  open var jobTitle: String { values.jobTitle }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The addresses of email.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The picture; nil for none.
  open var imageData: Data? { values.imageData }
  /// The small picture, here the same.
  open var thumbnailImageData: Data? { values.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// The birthday; nil if it is unknown.
  open var birthday: DateComponents? { values.birthday }

  /// Creates an empty contact.
  public override init() { super.init() }
  /// Returns a contact that can be changed.
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.values = values
    return copy
  }
  /// Returns a condition that no contact meets.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The given name.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The organization.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// The position in the organization.
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The addresses of email.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The picture; nil for none.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  /// The birthday; nil if it is unknown.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
}

/// A value with a label, such as one of several phone numbers.
public final class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID().uuidString
  /// The label; nil for none.
  public let label: String?
  /// The value.
  public let value: Value
  /// Creates a value with a label.
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  /// Returns a label without the marks of Apple's own labels; it isn't translated.
  public class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
  }
}

/// A phone number.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it is written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}

/// A formatter of names.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  /// The styles of names.
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  /// Creates a formatter.
  public override init() { super.init() }
  /// The style; without effect beyond ``Style/fullName``.
  open var style = Style.fullName
  /// Returns the parts of a contact's name, or else its organization; nil if it has neither.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// Returns the parts of a contact's name, or else its organization; nil if it has neither.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !name.isEmpty { return name.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  /// Returns the properties that a name needs.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
