package armada

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"strings"

	"xwing/game/armada/fleet"
	"xwing/scene"
)

// fleetList is the fleets that there are.
type fleetList struct {
	entries []fleetEntry
	err     error
	intake  scene.Intake // how others come into it
}

// fleetEntry is a fleet as the screen shows it.
type fleetEntry struct {
	id         string // of its widgets: the file's name
	file       FleetFile
	fleet      fleet.Fleet
	notes      []string // what its player should hear of the file
	err        error
	cost       fleet.Cost
	breaches   []string
	unlawful   bool   // it breaks another rule than the limit of points
	unplayable error  // no game can be begun with it
	words      string // everything that it can be found by, in lower case
}

// title is what the fleet calls itself.
func (e *fleetEntry) title() string {
	const longest = 200
	name := e.fleet.Name
	if name == "" {
		name = e.file.Name
	}
	if runes := []rune(name); len(runes) > longest {
		return string(runes[:longest]) + "…"
	}
	return name
}

// read reads the fleets' files anew.
func (l *fleetList) read(a *Client) {
	files, err := a.game.Folder.Fleets()
	l.take(a, files, err)
}

// take makes entries of files.
func (l *fleetList) take(a *Client, files []FleetFile, err error) {
	l.entries, l.err = nil, err
	seen := map[string]int{}
	for _, f := range files {
		e := fleetEntry{id: f.Name, file: f, err: f.Err}
		if seen[f.Name]++; seen[f.Name] > 1 {
			e.id += "#" + strconv.Itoa(seen[f.Name])
		}
		e.judge(a)
		l.entries = append(l.entries, e)
	}
	a.Touch()
}

// judge reads the file and tells what is wrong with the fleet.
func (e *fleetEntry) judge(a *Client) {
	e.words = strings.ToLower(e.file.Name)
	if e.err != nil {
		return
	}
	r, err := fleet.Read(e.file.Name, e.file.Text, a.kit.Facts)
	if e.err = err; err != nil {
		return
	}
	e.fleet, e.cost = r.Fleet, r.Fleet.Cost(a.kit.Facts)
	for _, n := range r.Notes {
		e.notes = append(e.notes, a.words.Note(n))
	}
	for _, b := range e.fleet.Check(a.kit.Facts) {
		e.breaches = append(e.breaches, a.words.Breach(e.fleet, b))
		e.unlawful = e.unlawful || b.Kind != fleet.OverTotal
	}
	e.unplayable = a.kit.Playable(e.fleet)
	faction := a.words.Value("faction", e.fleet.Faction.String())
	e.words = strings.ToLower(strings.Join([]string{e.file.Name, e.fleet.Name, faction, e.inside(a)}, " "))
}

// renew reads the files once more, if any has changed.
func (l *fleetList) renew(a *Client) {
	files, err := a.game.Folder.Fleets()
	same := err == nil && l.err == nil && len(files) == len(l.entries)
	for i := 0; same && i < len(files); i++ {
		old := &l.entries[i].file
		same = old.Name == files[i].Name && old.Where == files[i].Where && bytes.Equal(old.Text, files[i].Text) &&
			(old.Err == nil) == (files[i].Err == nil)
	}
	if same || err != nil && l.err != nil && err.Error() == l.err.Error() {
		return
	}
	l.take(a, files, err)
}

// entry is the entry of an id, nil if there is none.
func (l *fleetList) entry(id string) *fleetEntry {
	for i := range l.entries {
		if l.entries[i].id == id {
			return &l.entries[i]
		}
	}
	return nil
}

// sought is the fleets that are looked for, and the files among them that cannot be read.
func (l *fleetList) sought() (shown, broken []*fleetEntry) {
	for i := range l.entries {
		e := &l.entries[i]
		switch {
		case !l.intake.Finds(e.words):
		case e.err != nil:
			broken = append(broken, e)
		default:
			shown = append(shown, e)
		}
	}
	slices.SortStableFunc(shown, func(x, y *fleetEntry) int { // what came last stands first
		return cmp.Compare(btoi(y.id == l.intake.Latest), btoi(x.id == l.intake.Latest))
	})
	return shown, broken
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// inside is what is in a fleet: a line for each ship, each kind of squadron, each objective.
func (e *fleetEntry) inside(a *Client) string {
	var lines []string
	for i, s := range e.fleet.Ships {
		line := a.words.ShipCard(s.ID)
		var upgrades []string
		for _, u := range s.Upgrades {
			upgrades = append(upgrades, a.words.UpgradeCard(u))
		}
		line += " (" + strconv.Itoa(e.cost.Ships[i]) + ")"
		if len(upgrades) > 0 {
			line += ": " + strings.Join(upgrades, ", ")
		}
		lines = append(lines, line)
	}
	for _, q := range e.fleet.Squadrons {
		line := a.words.SquadronCard(q.ID)
		if q.Count > 1 {
			line = strconv.Itoa(q.Count) + " × " + line
		}
		lines = append(lines, line)
	}
	for _, o := range e.fleet.Objectives {
		lines = append(lines, a.words.ObjectiveCard(o))
	}
	const most = 24
	if n := len(lines) - most; n > 0 {
		lines = append(lines[:most], a.Say("more-breaches", "n", strconv.Itoa(n)))
	}
	return strings.Join(lines, "\n")
}

// squadrons is how many squadrons the fleet has.
func (e *fleetEntry) squadrons() (n int) {
	for _, q := range e.fleet.Squadrons {
		n += q.Count
	}
	return n
}

// brief is its size where there is little room.
func (e *fleetEntry) brief(a *Client) string {
	return a.Say("fleet-brief", "n", strconv.Itoa(e.cost.Total), "of", strconv.Itoa(e.fleet.Points),
		"ships", strconv.Itoa(len(e.fleet.Ships)), "squadrons", strconv.Itoa(e.squadrons()))
}

// size is what the fleet costs, of how many points, and how many ships and squadrons it has.
func (e *fleetEntry) size(a *Client) string {
	points := a.Say("points-of", "n", strconv.Itoa(e.cost.Total), "of", strconv.Itoa(e.fleet.Points))
	ships := a.Say("ships", "n", strconv.Itoa(len(e.fleet.Ships)))
	return points + " · " + ships + " · " + a.Say("squadrons", "n", strconv.Itoa(e.squadrons()))
}
