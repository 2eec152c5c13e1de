package armada

import (
	"bytes"
	"strconv"

	"xwing/game"
	"xwing/game/armada/match"
	"xwing/game/words"
	"xwing/scene"
)

// fleetsScreen picks what a game is begun with: fleets, play area, who plays, seed.
type fleetsScreen struct {
	client *Client
	read   bool
	list   fleetList
	picked [2]string // ids of entries, "" for none
	core   bool      // on the play area of the core set
	seed   string    // as written; "": drawn
}

func (s *fleetsScreen) Name() string                 { return "fleets" }
func (s *fleetsScreen) Busy() bool                   { return false }
func (s *fleetsScreen) Asked() (prompt, seat string) { return "", "" }

// maxFleet is how long a fleet's file may be.
const maxFleet = 1 << 18

// prepare reads everything once, when the screen is first built.
func (s *fleetsScreen) prepare(a *Client) {
	if s.read {
		return
	}
	s.read = true
	s.list.intake = scene.Intake{Kind: "fleets", Endings: []string{".json", ".txt"}, Most: maxFleet, Pasted: a.Say("pasted"),
		Other: func(file string) string { return a.Say("drop-no-fleet", "file", words.Text(file)) }}
	s.list.read(a)
	last := &a.Opt.Settings.Armada
	for seat, id := range []string{last.RedFleet, last.BlueFleet} {
		if e := s.list.entry(id); e != nil && e.err == nil {
			s.picked[seat] = id
		}
	}
}

// watchTicks is how often, in ticks, the folder of fleets is looked at again.
const watchTicks = 90

// Wake takes the files that were dropped onto the window, and sees whether others have come into the folder.
func (s *fleetsScreen) Wake() {
	a := s.client
	if a.Arrive(a.Say("pasted"), maxFleet, s.keeping(a)) {
		return
	}
	if dropped := a.Dropped(); dropped != nil {
		s.list.intake.Take(&a.Desk, dropped, s.keeping(a))
		return
	}
	if s.read && a.Clock.Every(watchTicks) {
		s.list.renew(a)
	}
}

func (s *fleetsScreen) keeping(a *Client) func(name string, text []byte) {
	return func(name string, text []byte) { s.keep(a, name, text) }
}

// keep writes a fleet into the player's folder, unless it cannot be read or is there already, and picks it for a seat that
// has none.
func (s *fleetsScreen) keep(a *Client, name string, text []byte) {
	e := fleetEntry{file: FleetFile{Name: name, Text: text}}
	if e.judge(a); e.err != nil {
		s.list.intake.Fail(&a.Desk, e.err)
		return
	}
	warning := ""
	if len(e.breaches) > 0 {
		warning = e.breaches[0]
	}
	s.list.intake.Find = ""
	for i := range s.list.entries {
		if known := &s.list.entries[i]; bytes.Equal(bytes.TrimSpace(known.file.Text), bytes.TrimSpace(text)) {
			s.list.intake.Came(&a.Desk, known.id, s.picked[:], a.Say("fleet-known", "fleet", words.Text(e.title())), warning)
			return
		}
	}
	id, err := a.game.Folder.AddFleet(e.title(), text)
	if err != nil {
		s.list.intake.Fail(&a.Desk, err)
		return
	}
	s.list.read(a)
	s.list.intake.Came(&a.Desk, id, s.picked[:], a.Say("fleet-kept", "fleet", words.Text(e.title())), warning)
}

// pick is the fleet that a seat has picked; nil for none.
func (s *fleetsScreen) pick(seat game.Seat) *fleetEntry { return s.list.entry(s.picked[seat]) }

// samples are the fleets of the sample game, as long as nobody has picked any: the first two built in that are of
// different factions and break no rule.
func (s *fleetsScreen) samples(*Client) (both [2]*fleetEntry, ok bool) {
	n := 0
	for i := range s.list.entries {
		e := &s.list.entries[i]
		if e.file.Where != "" || e.err != nil || len(e.breaches) > 0 || n == 1 && e.fleet.Faction == both[0].fleet.Faction {
			continue
		}
		both[n] = e
		if n++; n == len(both) {
			return both, s.picked == [2]string{}
		}
	}
	return both, false
}

// shownBreaches is how many breaches of a fleet the question names.
const shownBreaches = 5

// start begins the game, after a question if a fleet breaks a rule of fleet building.
func (s *fleetsScreen) start(a *Client) {
	a.KeepNames(a.names)
	s.keepPicked(a)
	broken, only := s.broken(a)
	if broken == "" {
		a.newGame(s.setup(a))
		return
	}
	title := a.Say("fleet-breaks-rules")
	if only {
		title = a.Say("fleet-over-points")
	}
	a.Ask("breaches", title, broken+a.Say("fleet-breaks-why"), func(button int) {
		if button == 1 {
			a.newGame(s.setup(a))
		}
	}, a.Say("back"), a.Say("play-anyway")) // Enter is the first: nobody plays such a fleet by accident
}

// broken names the rules that the picked fleets break, and says whether they are about the limit of points only.
func (s *fleetsScreen) broken(a *Client) (text string, onlyPoints bool) {
	onlyPoints = true
	for seat := game.Red; seat <= game.Blue; seat++ {
		e := s.pick(seat)
		if len(e.breaches) == 0 {
			continue
		}
		onlyPoints = onlyPoints && !e.unlawful
		text += a.words.Seat(seat) + " – " + e.title() + ":\n"
		for i, b := range e.breaches {
			if i == shownBreaches {
				text += "• " + a.Say("more-breaches", "n", strconv.Itoa(len(e.breaches)-i)) + "\n"
				break
			}
			text += "• " + b + "\n"
		}
	}
	return text, onlyPoints
}

// setup is the game as it has been picked.
func (s *fleetsScreen) setup(a *Client) setup {
	begun := setup{names: a.names, computer: a.Computers()}
	for seat := range begun.fleets {
		if begun.computer.Has(game.Seat(seat)) {
			begun.names[seat] = "" // it is kept for when a person sits there
		}
		begun.fleets[seat] = s.pick(game.Seat(seat)).file.Text
	}
	if s.core {
		begun.agreed.Field = match.CoreField
	}
	if seed, err := strconv.ParseUint(s.seed, 10, 64); err == nil {
		begun.seed, begun.seeded = seed, true
	}
	return begun
}

// keepPicked remembers the fleets for the next game.
func (s *fleetsScreen) keepPicked(a *Client) {
	last := &a.Opt.Settings.Armada
	for i, at := range []*string{&last.RedFleet, &last.BlueFleet} {
		if *at != s.picked[i] {
			*at = s.picked[i]
			a.Keep("armada."+game.Seat(i).ID()+"-fleet", s.picked[i])
		}
	}
}
