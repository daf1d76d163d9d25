// Services of the desktop over D-Bus: settings (org.freedesktop.portal.Settings) and file dialogs. Also checks whether
// the display still exists.
#pragma once

/// Receives one setting as one or three numbers; a switch is 0 or 1. A call with NULL as namespace and key marks the
/// end of the initial settings.
typedef void (*desktop_setting_handler)(
    void *_Nullable context, const char *_Nullable space, const char *_Nullable key, const double *_Nullable values, int count);

/// Calls the handler with all numeric settings of the namespaces org.freedesktop.appearance and
/// org.gnome.desktop.interface, then with each change.
///
/// Runs on the calling thread as long as the session bus exists. Reports only numbers, switches and colours.
///
/// Returns at once, without a call of the handler, if there is no D-Bus library or no session bus. The library is
/// looked up in this call, and no bus is started.
///
/// @param bus The bus's address; NULL is the session's.
void desktop_settings_follow(
    const char *_Nullable bus, desktop_setting_handler _Nonnull handler, void *_Nullable context);

/// A selectable kind of files.
typedef struct {
  const char *_Nonnull name;
  /// Patterns of names, such as *.png, and MIME types. Both lists end with NULL.
  const char *_Nullable const *_Nonnull patterns;
  const char *_Nullable const *_Nonnull types;
} desktop_file_filter;

/// Keeps Xlib from ending the process when an X11 connection breaks, for example because the server has ended.
/// `desktop_display_is_gone` then reports the broken connection.
///
/// Does nothing if Xlib is older than 1.7, whose exit can't be prevented.
///
/// @param display The Display.
void desktop_display_watch(void *_Nonnull display);

/// Returns whether the watched X11 connection, or a Wayland connection, is broken. A broken connection must not be used
/// any more.
///
/// @param display The wl_display of a Wayland connection, or NULL for the watched X11 connection.
int desktop_display_is_gone(void *_Nullable display);

/// A request for files.
typedef struct {
  /// OpenFile, SaveFile or SaveFiles.
  const char *_Null_unspecified method;
  /// The parent window of the dialog, as "x11:" and the window's number in hexadecimal, or "".
  const char *_Null_unspecified parent;
  const char *_Null_unspecified title;
  /// The title of the confirming button, the initial folder and the proposed file name. NULL is the dialog's default.
  const char *_Nullable accept, *_Nullable folder, *_Nullable name;
  /// For SaveFiles: the file names, ending with NULL.
  const char *_Nullable const *_Nullable names;
  /// For OpenFile: whether to choose several files, and folders instead of files.
  int multiple, directory;
  const desktop_file_filter *_Nullable filters;
  int filter_count;
} desktop_file_request;

/// The outcome of a request.
typedef enum {
  desktop_files_chosen,
  desktop_files_cancelled,
  /// There is no D-Bus library or no session bus.
  desktop_files_no_bus,
  /// No service on the bus shows file dialogs.
  desktop_files_no_portal,
  /// The portal reported a failure, or the bus ended.
  desktop_files_failed,
} desktop_files_answer;

/// Receives the address of each chosen file.
typedef void (*desktop_file_handler)(void *_Nullable context, const char *_Nonnull address);

/// Asks the user for files with the desktop's dialog, org.freedesktop.portal.FileChooser, and waits for the outcome on
/// the calling thread.
///
/// @param bus The bus's address; NULL is the session's.
///
/// @param cancel A file descriptor. When it becomes readable, the dialog is closed and the outcome is
/// `desktop_files_cancelled`.
desktop_files_answer desktop_files_ask(
    const char *_Nullable bus, const desktop_file_request *_Nonnull request, int cancel,
    desktop_file_handler _Nonnull handler, void *_Nullable context);

/// Shows the message box of SDL, and waits until the user has pressed a button.
///
/// Returns the index of the button, -1 if the box was closed, or -2 if SDL isn't in the process or can't show a box.
///
/// @param level 0 is an information, 1 a warning, 2 an error.
/// @param keys 1 is the button of the return key, 2 that of the escape key, 0 any other.
int desktop_message_box(
    const char *_Nonnull title, const char *_Nonnull text, int level, const char *_Nullable const *_Nonnull titles,
    const int *_Nonnull keys, int count);
