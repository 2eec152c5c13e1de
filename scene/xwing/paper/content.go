package paper

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/physics"
)

// Sheet is what stands of a squad on paper.
type Sheet struct {
	Name      string
	Told      []string // whose squad it is, by which list, what it costs
	Flaws     []string // which rules it breaks
	Ships     []Ship
	Obstacles []physics.Shape
	Date      string
	words     *terms.Words
	green     bool // easy maneuvers are printed in green
}

// Of is the sheet of a squad in a game mode, on a day. The words name the cards as the points list of the mode has them.
func Of(w *terms.Words, facts *catalog.Catalog, mode squad.Mode, s squad.Squad, date string) *Sheet {
	sh := &Sheet{Name: s.Name, Date: date, words: w, green: facts.Color(catalog.Blue) == "green"}
	if sh.Name == "" {
		sh.Name = w.Plain("ui.build-unnamed")
	}
	list := string(mode.Ruleset)
	if l, err := facts.List(mode.Ruleset); err == nil {
		list = l.Name
	}
	if mode.Format != "" {
		list += " " + mode.Format
	}
	sh.Told = []string{w.Value("faction", s.Faction.String()), list, total(w, facts, mode, s),
		w.Plain("ui.ships", "n", strconv.Itoa(len(s.Pilots)))}
	sh.Told = append(sh.Told, wings(w, facts, s)...)
	for _, b := range s.CheckMode(facts, mode) {
		sh.Flaws = append(sh.Flaws, w.Breach(s, b))
	}
	for _, id := range s.Obstacles {
		if o, err := facts.Obstacle(id); err == nil && !o.Outline.Empty() {
			sh.Obstacles = append(sh.Obstacles, o.Outline)
		}
	}
	of := reader{w, facts, mode, s}
	for i := range s.Pilots {
		sh.add(of.ship(i))
	}
	return sh
}

// wings says of each wing of a squad who leads it, and who flies in it, by their numbers.
func wings(w *terms.Words, facts *catalog.Catalog, s squad.Squad) (told []string) {
	for _, l := range s.Led(facts) {
		var mates []string
		for _, i := range l.Mates {
			if i >= 0 && i < len(s.Pilots) {
				mates = append(mates, w.CardName(catalog.PilotCard.Ref(s.Pilots[i].Pilot)))
			}
		}
		if len(mates) > 0 {
			told = append(told, w.Plain("ui.paper-wing", "leader", w.CardName(catalog.PilotCard.Ref(s.Pilots[l.Leader].Pilot)),
				"mates", strings.Join(mates, ", ")))
		}
	}
	return told
}

// add adds a ship; one that is like an earlier one is another copy of that.
func (s *Sheet) add(ship Ship) {
	for i := range s.Ships {
		if s.Ships[i].key == ship.key {
			s.Ships[i].Copies++
			return
		}
	}
	s.Ships = append(s.Ships, ship)
}

// total is what the squad costs, and what that leaves.
func total(w *terms.Words, facts *catalog.Catalog, mode squad.Mode, s squad.Squad) string {
	n, key := s.KnownPoints(facts, mode.Ruleset), "cli.total"
	if mode.Quick {
		n, _, _ = s.Threat(facts)
		key = "cli.total-threat"
	}
	left := mode.Unspent(n)
	switch {
	case mode.Quick || left == 0:
	case mode.Loadout:
		key = "cli.total-deficit"
	default:
		key = "cli.total-bid"
	}
	if mode.Points <= 0 {
		key = "ui.paper-points"
	}
	return w.Plain(key, "n", strconv.Itoa(n), "total", strconv.Itoa(n), "limit", strconv.Itoa(mode.Points), "unspent", strconv.Itoa(left))
}

// reader reads a squad for its sheet.
type reader struct {
	words *terms.Words
	facts *catalog.Catalog
	mode  squad.Mode
	squad squad.Squad
}

// equipped are the upgrades of a ship, those of its standard loadout where the file leaves them out.
func (r *reader) equipped(i int, rules catalog.PilotRules) []squad.Equipped {
	if p := r.squad.Pilots[i]; len(p.Upgrades) > 0 || r.mode.Quick {
		return p.Upgrades
	}
	return squad.Loadout(r.facts, rules)
}

// points are what a ship counts, and what it has spent of its loadout value.
func (r *reader) points(i int, standard bool) (points, loadout string) {
	if n, err := r.squad.PilotPoints(r.facts, r.mode.Ruleset, i); err == nil && !r.mode.Quick {
		points = r.words.Plain("ui.paper-points", "n", strconv.Itoa(n))
	}
	if spent, limit, ok := r.squad.LoadoutSpent(r.facts, r.mode, i); ok && !standard {
		loadout = r.words.Plain("ui.build-loadout", "n", strconv.Itoa(spent), "limit", strconv.Itoa(limit))
	}
	return points, loadout
}

// slotName is what a slot is called; one that is not known, as the file calls it.
func (r *reader) slotName(slot string) string {
	if r.words.Has("term.slot." + slot) {
		return r.words.Value("slot", slot)
	}
	return slot
}

// keyOf tells ships apart: those with the same card and the same upgrades, whatever their order, are copies.
func keyOf(p squad.SquadPilot, upgrades []squad.Equipped) string {
	var ids []string
	for _, e := range upgrades {
		ids = append(ids, e.Slot+":"+e.XWS)
	}
	slices.Sort(ids)
	return p.Pilot + " " + strings.Join(ids, " ")
}
