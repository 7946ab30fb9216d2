// Whether every press on the board asks what a thing is, and whether there is anything to ask.
export const asking = $state({ isOffered: false, isOn: false });
