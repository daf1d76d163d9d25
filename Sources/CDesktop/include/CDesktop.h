// What the desktop's settings portal says of how a person wants things to look: org.freedesktop.portal.Settings, over D-Bus.
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
