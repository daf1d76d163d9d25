extension Declaration {
  /// The known types: identifier, supertypes, filename extensions, MIME types, description.
  ///
  /// Source: documented, developer.apple.com/documentation/uniformtypeidentifiers, System-declared uniform type identifiers;
  /// extensions and MIME types that aren't declared there: the registrations at IANA and freedesktop.org's shared MIME database.
  static let table = """
    public.item | | | |
    public.content | | | |
    public.composite-content | public.content | | | mixed content
    public.archive | | | | archive
    public.disk-image | public.archive | | | disk image
    public.data | public.item | | | data
    public.directory | public.item | | inode/directory | directory
    com.apple.resolvable | | | |
    public.symlink | public.item com.apple.resolvable | | inode/symlink | symbolic link
    public.executable | public.item | | | executable
    com.apple.mount-point | public.item com.apple.resolvable | | | mount point
    com.apple.alias-file | public.data com.apple.resolvable | | | alias
    com.apple.bookmark | public.data com.apple.resolvable | | | bookmark data
    public.url | public.data | | | URL
    public.file-url | public.url | | | file URL
    public.text | public.data public.content | | | text
    public.plain-text | public.text | txt text | text/plain | plain text document
    public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8 | UTF-8 text
    public.utf16-external-plain-text | public.plain-text | | text/plain;charset=utf-16 | UTF-16 text
    public.utf16-plain-text | public.plain-text | | | UTF-16 text
    public.delimited-values-text | public.text | | | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | CSV document
    public.tab-separated-values-text | public.delimited-values-text | tsv tab | text/tab-separated-values | TSV document
    public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | TSV document
    public.rtf | public.text | rtf | text/rtf application/rtf | rich text document
    public.html | public.text | html htm shtml | text/html | HTML document
    public.xml | public.text | xml | application/xml text/xml | XML document
    public.yaml | public.text | yml yaml | application/x-yaml application/yaml | YAML document
    public.css | public.text | css | text/css | CSS
    public.log | public.plain-text | log | | log file
    public.source-code | public.plain-text | | | source code
    public.assembly-source | public.source-code | s | text/x-asm | assembly source
    public.c-source | public.source-code | c | text/x-csrc | C source
    public.objective-c-source | public.source-code | m | | Objective-C source
    public.swift-source | public.source-code | swift | text/x-swift | Swift source
    public.c-plus-plus-source | public.source-code | cpp cp c++ cc cxx | text/x-c++src | C++ source
    public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
    public.c-header | public.source-code | h | text/x-chdr | C header
    public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | text/x-c++hdr | C++ header
    public.script | public.source-code | | | script
    com.apple.applescript.text | public.script | applescript | | AppleScript text
    com.apple.applescript.script | public.data public.script | scpt | | AppleScript
    com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd | | AppleScript bundle
    com.netscape.javascript-source | public.source-code public.executable | js javascript jscript mjs | text/javascript application/javascript | JavaScript
    public.shell-script | public.script | sh command | application/x-shellscript text/x-shellscript | shell script
    public.perl-script | public.shell-script | pl pm | text/x-perl-script application/x-perl | Perl script
    public.python-script | public.shell-script | py | text/x-python-script text/x-python | Python script
    public.ruby-script | public.shell-script | rb rbw | text/x-ruby-script application/x-ruby | Ruby script
    public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | text/php application/x-php | PHP script
    public.make-source | public.script | mk | | makefile
    public.json | public.text | json | application/json | JSON
    public.geojson | public.json | geojson | application/geo+json | GeoJSON
    com.apple.property-list | public.data | plist | | property list
    com.apple.xml-property-list | public.xml com.apple.property-list | | | XML property list
    com.apple.binary-property-list | com.apple.property-list | | | binary property list
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    com.apple.rtfd | com.apple.package public.composite-content | rtfd | | rich text document with attachments
    com.apple.flat-rtfd | public.data public.composite-content | | | rich text with attachments
    com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | web archive
    public.image | public.data public.content | | | image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.png | public.image | png | image/png | PNG image
    com.apple.icns | public.image | icns | | icon image
    com.microsoft.bmp | public.image | bmp dib | image/bmp | Windows bitmap image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon image
    public.camera-raw-image | public.image | | | raw image
    public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG document
    com.apple.live-photo | | | | Live Photo
    public.heif-standard | public.image | heif hif | image/heif | HEIF image
    public.heic | public.heif-standard | heic | image/heic | HEIC image
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    com.ilm.openexr-image | public.image | exr | | OpenEXR image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | Adobe raw image
    public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL image
    public.3d-content | public.content | | | 3D content
    com.pixar.universal-scene-description | public.3d-content public.data | usd usda usdc | | USD scene
    com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | USDZ scene
    com.apple.reality | public.3d-content public.data | reality | | Reality scene
    com.apple.scenekit.scene | public.3d-content public.data | scn | | SceneKit scene
    com.apple.arobject | public.data | arobject | | AR reference object
    public.audiovisual-content | public.data public.content | | | audiovisual content
    public.movie | public.audiovisual-content | | | movie
    public.video | public.movie | | | video
    public.audio | public.audiovisual-content | | | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg mpe | video/mpeg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
    public.mpeg-2-transport-stream | public.movie | ts | | MPEG-2 transport stream
    public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 | MP3 audio
    public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 | MPEG-4 movie
    public.mpeg-4-audio | public.audio | m4a | audio/mp4 audio/x-m4a | MPEG-4 audio
    com.apple.protected-mpeg-4-audio | public.audio | m4p | | protected MPEG-4 audio
    com.apple.protected-mpeg-4-video | public.movie | m4v | video/x-m4v | protected MPEG-4 video
    public.avi | public.movie | avi vfw | video/avi video/x-msvideo | AVI movie
    public.aiff-audio | public.audio | aiff aif aifc | audio/aiff audio/x-aiff | AIFF audio
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav audio/x-wav | Waveform audio
    public.midi-audio | public.audio | midi mid smf kar | audio/midi | MIDI audio
    public.playlist | | | | playlist
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl audio/x-mpegurl | M3U playlist
    public.folder | public.directory | | | folder
    public.volume | public.folder | | | volume
    com.apple.package | public.directory | | | package
    com.apple.bundle | public.directory | | | bundle
    com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
    com.apple.metadata-importer | com.apple.plugin | mdimporter | | Spotlight importer
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator | | Quick Look generator
    com.apple.xpc-service | com.apple.bundle com.apple.package | xpc | | XPC service
    com.apple.framework | com.apple.bundle | framework | | framework
    com.apple.application | public.executable | | | application
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
    com.apple.application-and-system-extension | com.apple.xpc-service | appex | | application extension
    public.unix-executable | public.data public.executable | | application/x-executable | Unix executable
    com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows executable
    com.apple.systempreference.prefpane | com.apple.bundle com.apple.package | prefPane | | preference pane
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | gzip archive
    public.bzip2-archive | public.data public.archive | bz2 | application/x-bzip2 | bzip2 archive
    public.zip-archive | public.data public.archive | zip | application/zip | ZIP archive
    public.tar-archive | public.data public.archive | tar | application/x-tar | tar archive
    com.apple.archive | public.data public.archive | aar | | Apple archive
    public.spreadsheet | public.content | | | spreadsheet
    public.presentation | public.composite-content | | | presentation
    public.database | | | | database
    public.message | | | | message
    public.contact | | | | contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/x-vcard | vCard
    public.to-do-item | | | | to-do item
    public.calendar-event | | | | calendar event
    public.email-message | public.message | | | email message
    com.apple.internet-location | public.data | | | internet location
    com.microsoft.internet-shortcut | com.apple.internet-location | url | | internet shortcut
    public.font | | | | font
    public.bookmark | | | | bookmark
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS #12 data
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert | X.509 certificate
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB document
    com.apple.haptics.ahap | public.text | ahap | | haptic pattern
    net.daringfireball.markdown | public.text | md markdown | text/markdown | Markdown document
    public.toml | public.text | toml | application/toml | TOML document
    com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word 97 document
    org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
    org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
    org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
    org.oasis-open.opendocument.text | public.data public.composite-content | odt | application/vnd.oasis.opendocument.text | OpenDocument text
    org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods | application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation | public.data public.presentation | odp | application/vnd.oasis.opendocument.presentation | OpenDocument presentation
    org.xiph.flac | public.audio | flac | audio/flac | FLAC audio
    org.xiph.ogg-audio | public.audio | ogg oga | audio/ogg | Ogg audio
    org.webmproject.webm | public.movie | webm | video/webm | WebM movie
    public.truetype-ttf-font | public.font public.data | ttf | font/ttf | TrueType font
    public.opentype-font | public.font public.data | otf | font/otf | OpenType font
    """
}
