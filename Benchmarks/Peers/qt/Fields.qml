import QtQuick

ListView {
    required property var rows
    model: rows
    reuseItems: true
    clip: true
    delegate: FieldItem {}
}
