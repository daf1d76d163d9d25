// What the desktop says and shows over D-Bus: its settings, org.freedesktop.portal.Settings, and its dialogs about files. Whether the
// display is still there.
#pragma once

/// Told of one setting, in one or three numbers, a switch as 0 or 1; with no space and no key, that those are all for now.
typedef void (*desktop_setting_handler)(
    void *_Nullable context, const char *_Nullable space, const char *_Nullable key, const double *_Nullable values, int count);

/// Tells the handler of all settings of the spaces org.freedesktop.appearance and org.gnome.desktop.interface that are numbers, and
/// then of each that changes, on the thread that calls this, as long as there is a session bus.
///
/// Returns at once, having told nothing, where there is no D-Bus library or no session bus: the library is looked for when this is
/// called, and nothing is started that isn't there. Only numbers, switches and colours are told.
///
/// @param bus The bus's address; NULL is the session's.
void desktop_settings_follow(
    const char *_Nullable bus, desktop_setting_handler _Nonnull handler, void *_Nullable context);

/// A kind of files that a person can choose.
typedef struct {
  const char *_Nonnull name;
  /// Patterns of names, such as *.png, and MIME types; both end with NULL.
  const char *_Nullable const *_Nonnull patterns;
  const char *_Nullable const *_Nonnull types;
} desktop_file_filter;

/// Has an X11 connection that breaks, as when its server ends, do nothing but be told of by desktop_display_is_gone: Xlib ends the process
/// by itself.
///
/// Does nothing where Xlib is older than 1.7, which can't be kept from that.
///
/// @param display The Display.
void desktop_display_watch(void *_Nonnull display);

/// Whether the connection broke that is watched, or a Wayland connection: then nothing more is to be asked of it.
///
/// @param display The wl_display; NULL where there is none.
int desktop_display_is_gone(void *_Nullable display);

/// What a person is asked for.
typedef struct {
  /// OpenFile, SaveFile or SaveFiles.
  const char *_Null_unspecified method;
  /// The window that the dialog belongs to, as "x11:" and its number in hexadecimal; "" is none.
  const char *_Null_unspecified parent;
  const char *_Null_unspecified title;
  /// What is on the button that confirms, the folder to begin in, the file's name that is proposed; NULL is what the dialog has by itself.
  const char *_Nullable accept, *_Nullable folder, *_Nullable name;
  /// For SaveFiles: the files' names, which end with NULL.
  const char *_Nullable const *_Nullable names;
  /// For OpenFile: several, and folders instead of files.
  int multiple, directory;
  const desktop_file_filter *_Nullable filters;
  int filter_count;
} desktop_file_request;

/// What came of it.
typedef enum {
  desktop_files_chosen,
  desktop_files_cancelled,
  /// There is no D-Bus library or no session bus.
  desktop_files_no_bus,
  /// Nobody on the bus shows such dialogs.
  desktop_files_no_portal,
  /// The portal gave up, or the bus went away.
  desktop_files_failed,
} desktop_files_answer;

/// Told of each file that was chosen, by its address.
typedef void (*desktop_file_handler)(void *_Nullable context, const char *_Nonnull address);

/// Asks a person for files by the desktop's dialog, org.freedesktop.portal.FileChooser, and waits for the answer on the thread that calls
/// this.
///
/// @param bus The bus's address; NULL is the session's.
/// @param cancel A file descriptor: as soon as something can be read from it, the dialog is closed, and the answer is that it was cancelled.
desktop_files_answer desktop_files_ask(
    const char *_Nullable bus, const desktop_file_request *_Nonnull request, int cancel,
    desktop_file_handler _Nonnull handler, void *_Nullable context);
