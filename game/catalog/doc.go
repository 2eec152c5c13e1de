// Package catalog is what is printed on the cards of X-Wing, second edition: ships with their dials,
// pilots, upgrades, conditions, devices, remotes, obstacles and the damage deck, as facts and figures.
//
// It decodes the TOML files under assets/facts strictly: a key or a value it does not know is an error
// that names the file and the key. A loaded [Catalog] never changes and may be shared; what its methods
// return must not be written to. It knows no rules text, builds no squads (package squad does) and
// applies no rule of play: [Catalog.Profile] only adds up what the printed cards say.
package catalog
