// Package catalog is what is printed on the cards of X-Wing, second edition or first, and what points lists say of
// them: ships with their dials, pilots, upgrades, conditions, devices, remotes, obstacles, environments,
// scenarios, quick builds and the damage deck, as facts and figures.
//
// It decodes the TOML files under assets/facts strictly: a key or a value it does not know is an error
// that names the file and the key. What costs and slots a card has stands in the points lists, one file each
// (PointsList); a player's own list may replace one or add to them. [Open] decodes next to nothing, and each
// file when a card in it is asked for; [Load] decodes and checks everything.
//
// A [Catalog] never changes and may be shared; what its methods return must not be written to. It knows no
// rules text, builds no squads (package squad does) and applies no rule of play: [Catalog.Profile] only adds
// up what the printed cards say.
package catalog
