// Package catalog is what is printed on the cards and tokens of Star Wars: Armada: ships, squadrons, upgrades,
// objectives, the damage deck, obstacles and the lines of ship tokens, as facts and figures.
//
// It decodes the TOML files under assets/facts/armada strictly: a key or a value it does not know is an error that
// names the file and the row. [Open] decodes next to nothing, and each file when a card in it is asked for; [Load]
// decodes and checks everything.
//
// A [Catalog] never changes and may be shared; what its methods return must not be written to. It knows no rules text,
// builds no fleets (package fleet does) and applies no rule of play.
package catalog
