package catalog

import (
	"io/fs"
	"slices"

	"xwing/internal/facts"
)

// Editions are the editions that points lists of the family may be for.
func (f Family) Editions() []string { return f.stock().editions }

// Editions are those of all families, in the order in which they are offered.
func Editions() []string { return slices.Concat(XWing2.Editions(), XWing1.Editions()) }

// Lists are the points lists of the family that are built in, in their fixed order.
func (f Family) Lists() []Ruleset { return f.stock().lists }

// Open reads the facts of the family as far as it must to know which cards there are: fsys holds ships/*.toml,
// upgrades/*.toml, points/*.toml and single files beside them, as assets/facts/xwing2 does. The rest is decoded
// when it is asked for. The player's points lists stand over those built in; what is wrong with one is told by
// [Catalog.Faults].
func (f Family) Open(fsys fs.FS, own ...ListFile) (*Catalog, error) {
	return open(f.stock(), fsys, own)
}

// Load is Open with everything decoded and checked. Every error names the file or the card.
func (f Family) Load(fsys fs.FS, own ...ListFile) (*Catalog, error) {
	return load(f.stock(), fsys, own)
}

// stock is what a family has where families part: nobody asks a catalog whose cards it holds.
type stock struct {
	family   Family
	lists    []Ruleset // the points lists that are built in, in their fixed order
	editions []string  // those that points lists may be for
	without  []string  // files that its facts do not have
	slots    []string  // of upgrade bars, by UpgradeType
	decks    []string  // the damage decks; "" where there is but one
	factions []Faction // those that a squad may be of
	primary  map[Faction]Faction
	colors   []string // of dials and action bars, by Difficulty
	dialect  string
	ships    [2]int

	epicSlots []UpgradeType // that each ship but a huge one has more in epic games
	lettered  bool          // both tokens of a lock bear the same letter
	discounts bool          // some upgrades make others cheaper
}

func (f Family) stock() *stock {
	if f == XWing1 {
		return firstStock()
	}
	return secondStock()
}

func secondStock() *stock {
	return &stock{
		family:   XWing2,
		lists:    Rulesets(),
		editions: []string{"2.0", "2.5"},
		slots:    slotIDs[:SalvagedAstromechSlot],
		decks:    []string{""},
		factions: Factions(),
		colors:   difficultyIDs,
		ships:    [2]int{2, 8},

		epicSlots: []UpgradeType{CommandSlot},
	}
}

func firstStock() *stock {
	return &stock{
		family:   XWing1,
		lists:    []Ruleset{FFG10},
		editions: []string{"1"},
		without:  []string{"remotes.toml", "environments.toml", "scenarios.toml", "quickbuilds/*.toml"},
		slots:    slotIDs,
		decks:    []string{"2012", "2015"},
		factions: []Faction{Rebel, Imperial, Scum},
		primary:  map[Faction]Faction{Resistance: Rebel, FirstOrder: Imperial},
		colors:   []string{"", "green", "white", "red", ""},
		dialect:  "1",

		lettered:  true,
		discounts: true,
	}
}

// Family is the family of the cards.
func (c *Catalog) Family() Family { return c.stock.family }

// Card is the id of a card of this catalog.
func (c *Catalog) Card(kind Kind, xws string) CardID { return CardID{c.stock.family, kind, xws} }

// BuiltIn lists the points lists that come with the program, in their fixed order.
func (c *Catalog) BuiltIn() []Ruleset { return c.stock.lists }

// Factions lists the factions that a squad can be of.
func (c *Catalog) Factions() []Faction { return c.stock.factions }

// Primary is the faction in whose squads ships of a faction fly: its own, but in first edition the Resistance
// flies with the Rebels and the First Order with the Empire (X10-SQD-003).
func (c *Catalog) Primary(f Faction) Faction {
	if p, ok := c.stock.primary[f]; ok {
		return p
	}
	return f
}

// HasSlot reports whether upgrade bars have slots of a type, by its id.
func (c *Catalog) HasSlot(id string) bool { return slices.Contains(c.stock.slots, id) }

// Color is the color in which a difficulty is printed: the easy one, [Blue], is green in first edition.
func (c *Catalog) Color(d Difficulty) string { return facts.EnumString(c.stock.colors, d) }

// Lettered reports whether both tokens of a lock bear the same letter, that of who has it on what is locked.
func (c *Catalog) Lettered() bool { return c.stock.lettered }

// EpicSlots are the slots that each ship but a huge one has more in epic games.
func (c *Catalog) EpicSlots() []UpgradeType { return c.stock.epicSlots }

// Dialect is the ending of the words that these cards have of their own; "" for none.
func (c *Catalog) Dialect() string { return c.stock.dialect }

// ShipsInFormats is how many ships a squad has at least and at most in the formats of a points list that asks for
// no number itself; 0: no limit.
func (c *Catalog) ShipsInFormats() (least, most int) { return c.stock.ships[0], c.stock.ships[1] }
