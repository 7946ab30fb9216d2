"""What a viewer may know. Nobody else calls hide, hide_event or view."""
