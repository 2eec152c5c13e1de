package xwing

import (
	"bytes"
	"errors"
	"strconv"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene"
)

// squadList is the squads that there are, and which of them are looked for.
type squadList struct {
	entries []squadEntry
	err     error
	faction catalog.Faction // 0: all
	intake  scene.Intake    // how they come, and the words that are looked for
	quick   quickSquads
}

// squadEntry is a squad as the screen shows it.
type squadEntry struct {
	id    string // of its widgets: the file's name
	file  SquadFile
	quick bool        // made of quick builds: threat counts in place of points
	read  squad.Squad // as the file has it
	squad squad.Squad // with the ids of today, in the points list that it is judged by
	words string      // everything that it can be found by, in lower case
	err   error

	judged     squad.Mode // the game that what follows is told by
	points     int        // or threat; -1: not known
	breaches   []string
	unlawful   bool   // it breaks another rule than the limit of points
	unplayable error  // no game can be begun with it
	elsewhere  string // says that it was made for another list; "" if it was not
	inside     string // its ships and their upgrades, a line for each
}

// title is what the squad calls itself.
func (e *squadEntry) title() string {
	if name := []rune(e.squad.Name); len(name) > longestTitle {
		return string(name[:longestTitle]) + "…"
	}
	if e.squad.Name != "" {
		return e.squad.Name
	}
	return e.file.Name
}

// longestTitle bounds, in characters, what is shown of a squad's name.
const longestTitle = 200

// read reads the squads' files anew.
func (l *squadList) read(a *Client) {
	files, err := a.game.Folder.Squads()
	l.take(a, files, err)
}

// take makes entries of files.
func (l *squadList) take(a *Client, files []SquadFile, err error) {
	l.entries, l.err = nil, err
	seen := map[string]int{}
	for _, f := range files {
		e := squadEntry{id: f.Name, file: f, err: f.Err}
		if seen[f.Name]++; seen[f.Name] > 1 {
			e.id += "#" + strconv.Itoa(seen[f.Name])
		}
		if e.err == nil {
			e.read, e.err = squad.ParseXWS(f.Name, f.XWS)
			e.quick = e.read.OfQuickBuilds()
			e.squad = e.read.Resolve(a.kits.With(e.read.Family()).Facts)
		}
		e.words = wordsOfSquad(a, &e)
		l.entries = append(l.entries, e)
	}
	a.Touch()
}

// renew reads the files once more and reports whether anything has changed.
func (l *squadList) renew(a *Client) bool {
	files, err := a.game.Folder.Squads()
	if err == nil && l.err == nil && len(files) == len(l.entries) {
		same := true
		for i := range files {
			old := &l.entries[i].file
			same = same && old.Name == files[i].Name && old.Where == files[i].Where && bytes.Equal(old.XWS, files[i].XWS) &&
				(old.Err == nil) == (files[i].Err == nil)
		}
		if same {
			return false
		}
	}
	if err != nil && l.err != nil && err.Error() == l.err.Error() {
		return false
	}
	l.take(a, files, err)
	return true
}

// foreign reports whether a squad's cards are of another family than those that are played with.
func (e *squadEntry) foreign(a *desk) bool {
	return e.err == nil && e.squad.Family() != a.facts.Family()
}

// wordsOfSquad is everything that a squad can be found by.
func wordsOfSquad(a *Client, e *squadEntry) string {
	facts := a.kits.With(e.squad.Family()).Facts
	w := a.words.With(terms.NewNames(&board.View{}, facts))
	all := []string{e.file.Name, e.squad.Name}
	if e.err == nil {
		all = append(all, w.Value("faction", e.squad.Faction.String()))
	}
	for _, p := range e.squad.Pilots {
		all = append(all, w.CardName(catalog.PilotCard.Ref(p.Pilot)))
		if pilot, err := facts.Pilot(p.Pilot); err == nil {
			if ship, err := facts.Ship(pilot.Ship); err == nil {
				all = append(all, ship.Name)
			}
		}
		for _, up := range p.Upgrades {
			all = append(all, w.CardName(catalog.UpgradeCard.Ref(up.XWS)))
		}
	}
	return strings.ToLower(strings.Join(all, " "))
}

// entry is the entry of an id, nil if there is none.
func (l *squadList) entry(id string) *squadEntry {
	for _, entries := range [][]squadEntry{l.entries, l.quick.entries} {
		for i := range entries {
			if entries[i].id == id {
				return &entries[i]
			}
		}
	}
	return nil
}

// shows reports whether an entry is among those looked for.
func (l *squadList) shows(e *squadEntry) bool {
	if l.faction != 0 && (e.err != nil || e.squad.Faction != l.faction) {
		return false
	}
	return l.intake.Finds(e.words)
}

// judge tells points and breaches by what a game asks of squads.
func (e *squadEntry) judge(a *Client, mode squad.Mode) {
	list := mode.Ruleset
	if e.err != nil || e.judged == mode {
		return
	}
	if !e.quick {
		e.squad = e.read.ResolveIn(a.kit.Facts, list)
	}
	w := a.words.With(terms.NewNames(&board.View{}, a.kit.Facts).By(list))
	e.inside = e.told(a.desk, w, list)
	e.judged, e.breaches, e.unlawful = mode, nil, false
	e.elsewhere = e.madeElsewhere(a, list)
	e.points = -1
	if m, err := a.kit.Muster(list, e.squad); err == nil {
		e.points = m.Points
	}
	if e.quick {
		mode = quickOf(a, mode)
		e.points, _, _ = e.squad.Threat(a.kit.Facts)
	}
	for _, b := range e.squad.CheckMode(a.kit.Facts, mode) {
		e.breaches = append(e.breaches, w.Breach(e.squad, b))
		e.unlawful = e.unlawful || b.Kind != squad.OverBudget
	}
	e.unplayable = nil
	if len(e.breaches) > 0 {
		fit := e.squad
		fit.Obstacles = a.kit.Obstacles(e.squad) // what cannot be brought is picked anew
		if a.kit.Playable(list, fit) != nil {
			why := e.breaches[0]
			if e.elsewhere != "" {
				why = e.elsewhere
			}
			e.unplayable = errors.New(a.Say("unplayable", "why", why))
		}
	}
}

// quickOf is what a game asks of quick builds that asks so much of other squads.
func quickOf(a *Client, mode squad.Mode) squad.Mode {
	quick := squad.QuickMode(mode.Ruleset)
	if mode.Epic {
		quick, _ = quick.InFormat(a.kit.Facts, squad.Epic)
	}
	return quick
}

// madeElsewhere says that the squad was made for another points list, "" if it was not: what breaches say of it
// would puzzle then.
func (e *squadEntry) madeElsewhere(a *Client, list catalog.Ruleset) string {
	kit := a.kit
	made, err := kit.Facts.List(e.squad.MadeFor(kit.Facts, list))
	played, noList := kit.Facts.List(list)
	if err != nil || noList != nil || made == played || e.quick {
		return ""
	}
	return a.Say("made-for", "list", made.Name, "played", played.Name)
}

// told is what is in a squad: a line for each ship, equal ones on one.
func (e *squadEntry) told(a *desk, w *terms.Words, list catalog.Ruleset) string {
	var lines []string
	count := map[string]int{}
	for k, p := range e.squad.Pilots[:min(len(e.squad.Pilots), mostTold)] {
		line := w.CardName(catalog.PilotCard.Ref(p.Pilot))
		if points, err := e.squad.PilotPoints(a.facts, list, k); err == nil && !e.quick {
			line += " (" + strconv.Itoa(points) + ")"
		}
		var upgrades []string
		for _, up := range p.Upgrades {
			upgrades = append(upgrades, w.CardName(catalog.UpgradeCard.Ref(up.XWS)))
		}
		if len(upgrades) > 0 {
			line += ": " + strings.Join(upgrades, ", ")
		}
		if count[line]++; count[line] == 1 {
			lines = append(lines, line)
		}
	}
	out := ""
	for _, line := range lines {
		if n := count[line]; n > 1 {
			line = strconv.Itoa(n) + " × " + line
		}
		out += "\n" + line
	}
	return out
}

// mostTold bounds the breaches and the ships that are shown of a squad: every frame lays them out.
const mostTold = 20

// quickSquads are squads made of quick builds, ready to be played.
type quickSquads struct {
	shown   bool       // in place of the player's own and the samples
	mode    squad.Mode // the points list whose cards they are of, and how much threat they have
	entries []squadEntry
	drawn   int // of how many factions; one a tick, for it takes a while
}

// quickPrefix is what the ids of squads of quick builds begin with.
const quickPrefix = "quick:"

// sought is the squads that are looked for, and the files among them that cannot be
// read.
func (l *squadList) sought(a *Client) (shown, broken []*squadEntry) {
	entries := l.entries
	if l.quick.shown {
		entries = l.quick.entries
	}
	for i := range entries {
		switch e := &entries[i]; {
		case !l.shows(e) || e.foreign(a.desk):
		case e.err != nil:
			broken = append(broken, e)
		default:
			shown = append(shown, e)
		}
	}
	return shown, broken
}

// shownBreaches is how many breaches of a squad the question names.
const shownBreaches = 5
