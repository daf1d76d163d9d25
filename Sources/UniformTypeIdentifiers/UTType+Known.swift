// The types with a name in Swift, in the order of the table.
//
// Source: documented, developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct.

extension UTType {
  /// An item of a file system.
  public static let item = UTType(named: "public.item")
  /// The content of a document.
  public static let content = UTType(named: "public.content")
  /// Content of several kinds, as in a PDF file.
  public static let compositeContent = UTType(named: "public.composite-content")
  /// Archive.
  public static let archive = UTType(named: "public.archive")
  /// Disk image.
  public static let diskImage = UTType(named: "public.disk-image")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// Directory.
  public static let directory = UTType(named: "public.directory")
  /// An item that leads to another one, such as a link.
  public static let resolvable = UTType(named: "com.apple.resolvable")
  /// Symbolic link.
  public static let symbolicLink = UTType(named: "public.symlink")
  /// Executable.
  public static let executable = UTType(named: "public.executable")
  /// Mount point.
  public static let mountPoint = UTType(named: "com.apple.mount-point")
  /// Alias.
  public static let aliasFile = UTType(named: "com.apple.alias-file")
  /// Bookmark data.
  public static let urlBookmarkData = UTType(named: "com.apple.bookmark")
  /// URL.
  public static let url = UTType(named: "public.url")
  /// File URL.
  public static let fileURL = UTType(named: "public.file-url")
  /// Text.
  public static let text = UTType(named: "public.text")
  /// Plain text document, `.txt`.
  public static let plainText = UTType(named: "public.plain-text")
  /// UTF-8 text.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// UTF-16 text.
  public static let utf16ExternalPlainText = UTType(named: "public.utf16-external-plain-text")
  /// UTF-16 text.
  public static let utf16PlainText = UTType(named: "public.utf16-plain-text")
  /// Delimited text.
  public static let delimitedText = UTType(named: "public.delimited-values-text")
  /// CSV document, `.csv`.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// TSV document, `.tsv`.
  public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
  /// TSV document.
  public static let utf8TabSeparatedText = UTType(named: "public.utf8-tab-separated-values-text")
  /// Rich text document, `.rtf`.
  public static let rtf = UTType(named: "public.rtf")
  /// HTML document, `.html`.
  public static let html = UTType(named: "public.html")
  /// XML document, `.xml`.
  public static let xml = UTType(named: "public.xml")
  /// YAML document, `.yml`.
  public static let yaml = UTType(named: "public.yaml")
  /// Source code.
  public static let sourceCode = UTType(named: "public.source-code")
  /// Assembly source, `.s`.
  public static let assemblyLanguageSource = UTType(named: "public.assembly-source")
  /// C source, `.c`.
  public static let cSource = UTType(named: "public.c-source")
  /// Objective-C source, `.m`.
  public static let objectiveCSource = UTType(named: "public.objective-c-source")
  /// Swift source, `.swift`.
  public static let swiftSource = UTType(named: "public.swift-source")
  /// C++ source, `.cpp`.
  public static let cPlusPlusSource = UTType(named: "public.c-plus-plus-source")
  /// Objective-C++ source, `.mm`.
  public static let objectiveCPlusPlusSource = UTType(named: "public.objective-c-plus-plus-source")
  /// C header, `.h`.
  public static let cHeader = UTType(named: "public.c-header")
  /// C++ header, `.hpp`.
  public static let cPlusPlusHeader = UTType(named: "public.c-plus-plus-header")
  /// Script.
  public static let script = UTType(named: "public.script")
  /// AppleScript text, `.applescript`.
  public static let appleScript = UTType(named: "com.apple.applescript.text")
  /// AppleScript, `.scpt`.
  public static let osaScript = UTType(named: "com.apple.applescript.script")
  /// AppleScript bundle, `.scptd`.
  public static let osaScriptBundle = UTType(named: "com.apple.applescript.script-bundle")
  /// JavaScript, `.js`.
  public static let javaScript = UTType(named: "com.netscape.javascript-source")
  /// Shell script, `.sh`.
  public static let shellScript = UTType(named: "public.shell-script")
  /// Perl script, `.pl`.
  public static let perlScript = UTType(named: "public.perl-script")
  /// Python script, `.py`.
  public static let pythonScript = UTType(named: "public.python-script")
  /// Ruby script, `.rb`.
  public static let rubyScript = UTType(named: "public.ruby-script")
  /// PHP script, `.php`.
  public static let phpScript = UTType(named: "public.php-script")
  /// Makefile, `.mk`.
  public static let makefile = UTType(named: "public.make-source")
  /// JSON, `.json`.
  public static let json = UTType(named: "public.json")
  /// Property list, `.plist`.
  public static let propertyList = UTType(named: "com.apple.property-list")
  /// XML property list.
  public static let xmlPropertyList = UTType(named: "com.apple.xml-property-list")
  /// Binary property list.
  public static let binaryPropertyList = UTType(named: "com.apple.binary-property-list")
  /// PDF document, `.pdf`.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Rich text document with attachments, `.rtfd`.
  public static let rtfd = UTType(named: "com.apple.rtfd")
  /// Rich text with attachments.
  public static let flatRTFD = UTType(named: "com.apple.flat-rtfd")
  /// Web archive, `.webarchive`.
  public static let webArchive = UTType(named: "com.apple.webarchive")
  /// Image.
  public static let image = UTType(named: "public.image")
  /// JPEG image, `.jpeg`.
  public static let jpeg = UTType(named: "public.jpeg")
  /// TIFF image, `.tiff`.
  public static let tiff = UTType(named: "public.tiff")
  /// GIF image, `.gif`.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// PNG image, `.png`.
  public static let png = UTType(named: "public.png")
  /// Icon image, `.icns`.
  public static let icns = UTType(named: "com.apple.icns")
  /// Windows bitmap image, `.bmp`.
  public static let bmp = UTType(named: "com.microsoft.bmp")
  /// Windows icon image, `.ico`.
  public static let ico = UTType(named: "com.microsoft.ico")
  /// Raw image.
  public static let rawImage = UTType(named: "public.camera-raw-image")
  /// SVG document, `.svg`.
  public static let svg = UTType(named: "public.svg-image")
  /// Live Photo.
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  /// HEIF image, `.heif`.
  public static let heif = UTType(named: "public.heif-standard")
  /// HEIC image, `.heic`.
  public static let heic = UTType(named: "public.heic")
  /// WebP image, `.webp`.
  public static let webP = UTType(named: "org.webmproject.webp")
  /// 3D content.
  public static let threeDContent = UTType(named: "public.3d-content")
  /// USD scene, `.usd`.
  public static let usd = UTType(named: "com.pixar.universal-scene-description")
  /// USDZ scene, `.usdz`.
  public static let usdz = UTType(named: "com.pixar.universal-scene-description-mobile")
  /// Reality scene, `.reality`.
  public static let realityFile = UTType(named: "com.apple.reality")
  /// SceneKit scene, `.scn`.
  public static let sceneKitScene = UTType(named: "com.apple.scenekit.scene")
  /// AR reference object, `.arobject`.
  public static let arReferenceObject = UTType(named: "com.apple.arobject")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// Movie.
  public static let movie = UTType(named: "public.movie")
  /// Video.
  public static let video = UTType(named: "public.video")
  /// Audio.
  public static let audio = UTType(named: "public.audio")
  /// QuickTime movie, `.mov`.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  /// MPEG movie, `.mpg`.
  public static let mpeg = UTType(named: "public.mpeg")
  /// MPEG-2 video, `.m2v`.
  public static let mpeg2Video = UTType(named: "public.mpeg-2-video")
  /// MPEG-2 transport stream, `.ts`.
  public static let mpeg2TransportStream = UTType(named: "public.mpeg-2-transport-stream")
  /// MP3 audio, `.mp3`.
  public static let mp3 = UTType(named: "public.mp3")
  /// MPEG-4 movie, `.mp4`.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  /// MPEG-4 audio, `.m4a`.
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
  /// Protected MPEG-4 audio, `.m4p`.
  public static let appleProtectedMPEG4Audio = UTType(named: "com.apple.protected-mpeg-4-audio")
  /// Protected MPEG-4 video, `.m4v`.
  public static let appleProtectedMPEG4Video = UTType(named: "com.apple.protected-mpeg-4-video")
  /// AVI movie, `.avi`.
  public static let avi = UTType(named: "public.avi")
  /// AIFF audio, `.aiff`.
  public static let aiff = UTType(named: "public.aiff-audio")
  /// Waveform audio, `.wav`.
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
  /// MIDI audio, `.midi`.
  public static let midi = UTType(named: "public.midi-audio")
  /// Playlist.
  public static let playlist = UTType(named: "public.playlist")
  /// M3U playlist, `.m3u`.
  public static let m3uPlaylist = UTType(named: "public.m3u-playlist")
  /// Folder.
  public static let folder = UTType(named: "public.folder")
  /// Volume.
  public static let volume = UTType(named: "public.volume")
  /// Package.
  public static let package = UTType(named: "com.apple.package")
  /// Bundle.
  public static let bundle = UTType(named: "com.apple.bundle")
  /// Plug-in, `.plugin`.
  public static let pluginBundle = UTType(named: "com.apple.plugin")
  /// Spotlight importer, `.mdimporter`.
  public static let spotlightImporter = UTType(named: "com.apple.metadata-importer")
  /// Quick Look generator, `.qlgenerator`.
  public static let quickLookGenerator = UTType(named: "com.apple.quicklook-generator")
  /// XPC service, `.xpc`.
  public static let xpcService = UTType(named: "com.apple.xpc-service")
  /// Framework, `.framework`.
  public static let framework = UTType(named: "com.apple.framework")
  /// Application.
  public static let application = UTType(named: "com.apple.application")
  /// Application, `.app`.
  public static let applicationBundle = UTType(named: "com.apple.application-bundle")
  /// Application extension, `.appex`.
  public static let applicationExtension = UTType(named: "com.apple.application-and-system-extension")
  /// Unix executable.
  public static let unixExecutable = UTType(named: "public.unix-executable")
  /// Windows executable, `.exe`.
  public static let exe = UTType(named: "com.microsoft.windows-executable")
  /// Preference pane, `.prefPane`.
  public static let systemPreferencesPane = UTType(named: "com.apple.systempreference.prefpane")
  /// Gzip archive, `.gz`.
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
  /// Bzip2 archive, `.bz2`.
  public static let bz2 = UTType(named: "public.bzip2-archive")
  /// ZIP archive, `.zip`.
  public static let zip = UTType(named: "public.zip-archive")
  /// Apple archive, `.aar`.
  public static let appleArchive = UTType(named: "com.apple.archive")
  /// Spreadsheet.
  public static let spreadsheet = UTType(named: "public.spreadsheet")
  /// Presentation.
  public static let presentation = UTType(named: "public.presentation")
  /// Database.
  public static let database = UTType(named: "public.database")
  /// Message.
  public static let message = UTType(named: "public.message")
  /// Contact.
  public static let contact = UTType(named: "public.contact")
  /// VCard, `.vcf`.
  public static let vCard = UTType(named: "public.vcard")
  /// To-do item.
  public static let toDoItem = UTType(named: "public.to-do-item")
  /// Calendar event.
  public static let calendarEvent = UTType(named: "public.calendar-event")
  /// Email message.
  public static let emailMessage = UTType(named: "public.email-message")
  /// Internet location.
  public static let internetLocation = UTType(named: "com.apple.internet-location")
  /// Internet shortcut, `.url`.
  public static let internetShortcut = UTType(named: "com.microsoft.internet-shortcut")
  /// Font.
  public static let font = UTType(named: "public.font")
  /// Bookmark.
  public static let bookmark = UTType(named: "public.bookmark")
  /// PKCS #12 data, `.p12`.
  public static let pkcs12 = UTType(named: "com.rsa.pkcs-12")
  /// X.509 certificate, `.cer`.
  public static let x509Certificate = UTType(named: "public.x509-certificate")
  /// EPUB document, `.epub`.
  public static let epub = UTType(named: "org.idpf.epub-container")
  /// Haptic pattern, `.ahap`.
  public static let ahap = UTType(named: "com.apple.haptics.ahap")
}
