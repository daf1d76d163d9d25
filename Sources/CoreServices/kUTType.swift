public import TrellisFoundation
import UniformTypeIdentifiers

// The identifiers of known kinds of data as they were named before `UTType`.

/// The identifier of `UTType.item`.
public var kUTTypeItem: CFString { UTType.item.identifier as CFString }
/// The identifier of `UTType.content`.
public var kUTTypeContent: CFString { UTType.content.identifier as CFString }
/// The identifier of `UTType.compositeContent`.
public var kUTTypeCompositeContent: CFString { UTType.compositeContent.identifier as CFString }
/// The identifier of `UTType.data`.
public var kUTTypeData: CFString { UTType.data.identifier as CFString }
/// The identifier of `UTType.directory`.
public var kUTTypeDirectory: CFString { UTType.directory.identifier as CFString }
/// The identifier of `UTType.folder`.
public var kUTTypeFolder: CFString { UTType.folder.identifier as CFString }
/// The identifier of `UTType.volume`.
public var kUTTypeVolume: CFString { UTType.volume.identifier as CFString }
/// The identifier of `UTType.package`.
public var kUTTypePackage: CFString { UTType.package.identifier as CFString }
/// The identifier of `UTType.bundle`.
public var kUTTypeBundle: CFString { UTType.bundle.identifier as CFString }
/// The identifier of `UTType.symbolicLink`.
public var kUTTypeSymLink: CFString { UTType.symbolicLink.identifier as CFString }
/// The identifier of `UTType.executable`.
public var kUTTypeExecutable: CFString { UTType.executable.identifier as CFString }
/// The identifier of `UTType.url`.
public var kUTTypeURL: CFString { UTType.url.identifier as CFString }
/// The identifier of `UTType.fileURL`.
public var kUTTypeFileURL: CFString { UTType.fileURL.identifier as CFString }
/// The identifier of `UTType.text`.
public var kUTTypeText: CFString { UTType.text.identifier as CFString }
/// The identifier of `UTType.plainText`.
public var kUTTypePlainText: CFString { UTType.plainText.identifier as CFString }
/// The identifier of `UTType.utf8PlainText`.
public var kUTTypeUTF8PlainText: CFString { UTType.utf8PlainText.identifier as CFString }
/// The identifier of `UTType.utf16PlainText`.
public var kUTTypeUTF16PlainText: CFString { UTType.utf16PlainText.identifier as CFString }
/// The identifier of `UTType.rtf`.
public var kUTTypeRTF: CFString { UTType.rtf.identifier as CFString }
/// The identifier of `UTType.html`.
public var kUTTypeHTML: CFString { UTType.html.identifier as CFString }
/// The identifier of `UTType.xml`.
public var kUTTypeXML: CFString { UTType.xml.identifier as CFString }
/// The identifier of `UTType.json`.
public var kUTTypeJSON: CFString { UTType.json.identifier as CFString }
/// The identifier of `UTType.propertyList`.
public var kUTTypePropertyList: CFString { UTType.propertyList.identifier as CFString }
/// The identifier of `UTType.sourceCode`.
public var kUTTypeSourceCode: CFString { UTType.sourceCode.identifier as CFString }
/// The identifier of `UTType.swiftSource`.
public var kUTTypeSwiftSource: CFString { UTType.swiftSource.identifier as CFString }
/// The identifier of `UTType.javaScript`.
public var kUTTypeJavaScript: CFString { UTType.javaScript.identifier as CFString }
/// The identifier of `UTType.shellScript`.
public var kUTTypeShellScript: CFString { UTType.shellScript.identifier as CFString }
/// The identifier of `UTType.pdf`.
public var kUTTypePDF: CFString { UTType.pdf.identifier as CFString }
/// The identifier of `UTType.rtfd`.
public var kUTTypeRTFD: CFString { UTType.rtfd.identifier as CFString }
/// The identifier of `UTType.flatRTFD`.
public var kUTTypeFlatRTFD: CFString { UTType.flatRTFD.identifier as CFString }
/// The identifier of `UTType.webArchive`.
public var kUTTypeWebArchive: CFString { UTType.webArchive.identifier as CFString }
/// The identifier of `UTType.image`.
public var kUTTypeImage: CFString { UTType.image.identifier as CFString }
/// The identifier of `UTType.jpeg`.
public var kUTTypeJPEG: CFString { UTType.jpeg.identifier as CFString }
/// The identifier of `UTType.tiff`.
public var kUTTypeTIFF: CFString { UTType.tiff.identifier as CFString }
/// The identifier of `UTType.gif`.
public var kUTTypeGIF: CFString { UTType.gif.identifier as CFString }
/// The identifier of `UTType.png`.
public var kUTTypePNG: CFString { UTType.png.identifier as CFString }
/// The identifier of `UTType.bmp`.
public var kUTTypeBMP: CFString { UTType.bmp.identifier as CFString }
/// The identifier of `UTType.rawImage`.
public var kUTTypeRawImage: CFString { UTType.rawImage.identifier as CFString }
/// The identifier of `UTType.svg`.
public var kUTTypeScalableVectorGraphics: CFString { UTType.svg.identifier as CFString }
/// The identifier of `UTType.livePhoto`.
public var kUTTypeLivePhoto: CFString { UTType.livePhoto.identifier as CFString }
/// The identifier of `UTType.audiovisualContent`.
public var kUTTypeAudiovisualContent: CFString { UTType.audiovisualContent.identifier as CFString }
/// The identifier of `UTType.movie`.
public var kUTTypeMovie: CFString { UTType.movie.identifier as CFString }
/// The identifier of `UTType.video`.
public var kUTTypeVideo: CFString { UTType.video.identifier as CFString }
/// The identifier of `UTType.audio`.
public var kUTTypeAudio: CFString { UTType.audio.identifier as CFString }
/// The identifier of `UTType.quickTimeMovie`.
public var kUTTypeQuickTimeMovie: CFString { UTType.quickTimeMovie.identifier as CFString }
/// The identifier of `UTType.mpeg`.
public var kUTTypeMPEG: CFString { UTType.mpeg.identifier as CFString }
/// The identifier of `UTType.mpeg4Movie`.
public var kUTTypeMPEG4: CFString { UTType.mpeg4Movie.identifier as CFString }
/// The identifier of `UTType.mp3`.
public var kUTTypeMP3: CFString { UTType.mp3.identifier as CFString }
/// The identifier of `UTType.mpeg4Audio`.
public var kUTTypeMPEG4Audio: CFString { UTType.mpeg4Audio.identifier as CFString }
/// The identifier of `UTType.wav`.
public var kUTTypeWaveformAudio: CFString { UTType.wav.identifier as CFString }
/// The identifier of `UTType.archive`.
public var kUTTypeArchive: CFString { UTType.archive.identifier as CFString }
/// The identifier of `UTType.zip`.
public var kUTTypeZipArchive: CFString { UTType.zip.identifier as CFString }
/// The identifier of `UTType.gzip`.
public var kUTTypeGNUZipArchive: CFString { UTType.gzip.identifier as CFString }
/// The identifier of `UTType.commaSeparatedText`.
public var kUTTypeCommaSeparatedText: CFString { UTType.commaSeparatedText.identifier as CFString }
/// The identifier of `UTType.tabSeparatedText`.
public var kUTTypeTabSeparatedText: CFString { UTType.tabSeparatedText.identifier as CFString }
/// The identifier of `UTType.font`.
public var kUTTypeFont: CFString { UTType.font.identifier as CFString }
/// The identifier of `UTType.vCard`.
public var kUTTypeVCard: CFString { UTType.vCard.identifier as CFString }
/// The identifier of `UTType.contact`.
public var kUTTypeContact: CFString { UTType.contact.identifier as CFString }
/// The identifier of `UTType.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { UTType.spreadsheet.identifier as CFString }
/// The identifier of `UTType.presentation`.
public var kUTTypePresentation: CFString { UTType.presentation.identifier as CFString }
/// The identifier of `UTType.database`.
public var kUTTypeDatabase: CFString { UTType.database.identifier as CFString }
