import QtQuick
import QtQuick.Controls.Basic

Item {
    required property int index
    required property string title
    required property bool isOn
    required property var model

    width: 400
    height: 48

    TextField {
        anchors { left: parent.left; right: done.left; margins: 8; verticalCenter: parent.verticalCenter }
        text: title
        placeholderText: "Name"
        font.family: "DejaVu Sans"
        font.pixelSize: 14
        onTextEdited: model.title = text
    }
    Switch {
        id: done
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        checked: isOn
        onToggled: model.isOn = checked
    }
}
