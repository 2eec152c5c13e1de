package scene

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// squadsScreen picks what a game is begun with: points list, squads, obstacles,
// names, seed.
type squadsScreen struct {
	read    bool
	list    catalog.Ruleset // whose points count
	folder  squadList
	picked  [2]string   // ids of entries, "" for none
	brought [2][]string // obstacles of the core set that a player has picked; nil: his share
	seed    string      // as written; "": drawn
	news    string      // what came of the file that was dropped or pasted last
	badNews bool
}

func (s *squadsScreen) name() string   { return "squads" }
func (s *squadsScreen) busy() bool     { return false }
func (s *squadsScreen) prompt() string { return "" }

// prepare reads everything once, when the screen is first built.
func (s *squadsScreen) prepare(a *App) {
	if s.read {
		return
	}
	s.read = true
	s.list = a.opt.Kit.Rules().List
	for _, list := range a.opt.Kit.Lists() {
		if string(list) == a.opt.Settings.Table.Points {
			s.list = list
		}
	}
	s.folder.read(a)
	s.pickAgain(a)
}

// pickAgain picks the squads of the latest game, as far as they can still be read.
func (s *squadsScreen) pickAgain(a *App) {
	for seat, id := range [2]string{a.opt.Settings.Table.RedSquad, a.opt.Settings.Table.BlueSquad} {
		if strings.HasPrefix(id, quickPrefix) {
			s.folder.quick.shown = true // they are drawn, and there, in a moment
		} else if e := s.folder.entry(id); e == nil || e.err != nil {
			continue
		}
		s.picked[seat] = id
	}
}

func (s *squadsScreen) update(a *App) {
	s.prepare(a)
	s.keys(a)
	u := a.ui
	starfield(&a.back, draw.Rect{W: a.width, H: a.height}, 0)
	all := draw.Rect{W: a.width, H: a.height}.Inset(u.Px(16))
	s.head(a, all.CutTop(u.Px(40), u.Px(8)))
	s.files(a, u.Panel(all.CutLeft(all.W*0.38, u.Px(10))))
	for seat, half := range all.Columns(2, u.Px(10)) {
		s.details(a, half, game.Seat(seat))
	}
}

// head is the row on top: what concerns the game as a whole.
func (s *squadsScreen) head(a *App, head draw.Rect) {
	u := a.ui
	if u.Button("squads.back", head.CutLeft(u.Px(100), u.Px(14)), a.say("back"), ui.ButtonStyle{Align: draw.Center}) || a.leaving() {
		a.show(&titleScreen{})
	}
	s.begin(a, head.CutRight(u.Px(180), u.Px(14)))
	seed := head.CutRight(u.Px(140), u.Px(10)).Inset(u.Px(3))
	s.seed = digits(u.Field("squads.seed", seed, s.seed, a.say("seed"), 19))
	if u.Over(seed) && !u.Writing() {
		u.Tip(a.say("seed-why"), seed)
	}
	open := head.CutRight(u.Px(116), u.Px(10)).Inset(u.Px(3))
	if on := a.opt.Settings.Table.Open; u.Button("squads.open", open, a.say("open-table"),
		ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.say("open-table-why")}) {
		a.opt.Settings.Table.Open = !on
		a.keep("table.open", !on)
	}
	s.lists(a, &head)
	label := draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(head.CutRight(u.Fonts.Width(a.say("points-list"), draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(10)), a.say("points-list"), label)
	u.Label(head, a.say("pick-squads"), draw.Style{Size: 22, Bold: true, Color: draw.Text})
}

// mostLists is how many points lists stand side by side; of more, a click goes on
// to the next.
const mostLists = 3

// lists chooses the points list.
func (s *squadsScreen) lists(a *App, head *draw.Rect) {
	u := a.ui
	lists := a.opt.Kit.Lists()
	shown := lists
	if len(lists) > mostLists {
		shown = []catalog.Ruleset{s.list}
	}
	wide := u.Px(88) // or as wide as a name, but for one that is out of all proportion
	for _, list := range shown {
		if l, err := a.opt.Kit.Facts.List(list); err == nil {
			wide = min(max(wide, u.Fonts.Width(l.Name, draw.Style{Size: u.Px(14)})+u.Px(32)), u.Px(180))
		}
	}
	n := float64(len(shown))
	row := head.CutRight(max(n*wide+(n-1)*u.Px(4), 2*wide), u.Px(8)).Inset(u.Px(3)).Columns(len(shown), u.Px(4))
	for i, list := range shown {
		l, err := a.opt.Kit.Facts.List(list)
		if err != nil {
			continue
		}
		tip := a.say("list-tip", "list", l.Name, "version", l.Version, "date", l.Date, "n", strconv.Itoa(l.Budget))
		if !u.Button("squads.list:"+string(list), row[i], l.Name, ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.list == list, Tip: tip}) {
			continue
		}
		next := list
		if len(shown) < len(lists) {
			next = lists[(slices.Index(lists, list)+1)%len(lists)]
		}
		if s.list != next {
			s.list = next
			a.opt.Settings.Table.Points = string(next)
			a.keep("table.points", string(next))
		}
	}
}

// pick is the entry that a seat has picked, nil if it has none.
func (s *squadsScreen) pick(a *App, seat game.Seat) *squadEntry {
	e := s.folder.entry(s.picked[seat])
	if e != nil {
		e.judge(a, s.list)
	}
	return e
}

// begin is the button that starts the game.
func (s *squadsScreen) begin(a *App, r draw.Rect) {
	st := ui.ButtonStyle{Align: draw.Center, Size: 17}
	for seat := game.Red; seat <= game.Blue; seat++ {
		e := s.pick(a, seat)
		switch {
		case e == nil:
			st.Reason = a.say("pick-both")
		case e.err != nil:
			st.Reason = a.opt.Words.Error(e.err)
		case e.unplayable != nil:
			st.Reason = e.unplayable.Error()
		case e.choosesObstacles(a) && len(s.obstacles(a, seat)) != perSquad:
			st.Reason = a.say("obstacles-three", "seat", seat.ID())
		}
	}
	st.Primary = st.Reason == ""
	if a.ui.Button("squads.begin", r, a.say("begin"), st) {
		s.start(a)
	}
}

// keepSquads remembers the squads for the next game.
func (a *App) keepSquads(picked [2]string) {
	last := &a.opt.Settings.Table
	for i, at := range []*string{&last.RedSquad, &last.BlueSquad} {
		if *at != picked[i] {
			*at = picked[i]
			a.keep("table."+game.Seat(i).ID()+"-squad", picked[i])
		}
	}
}

// shownBreaches is how many breaches of a squad the question names.
const shownBreaches = 5

// start begins the game, after a question if a squad breaks a rule of squad
// building.
func (s *squadsScreen) start(a *App) {
	game, err := s.setup(a)
	if err != nil {
		a.fail(err)
		return
	}
	a.keepNames()
	a.keepSquads(s.picked)
	broken, only := s.broken(a)
	if broken == "" {
		a.newGame(game)
		return
	}
	title := a.say("breaks-rules")
	if only {
		title = a.say("over-points")
	}
	a.ask("breaches", title, broken+a.say("breaks-why"), func(button int) {
		if button == 0 {
			a.newGame(game)
		}
	}, a.say("play-anyway"), a.say("back"))
}

// broken names the rules that the picked squads break, and says whether they are
// about the limit of points only.
func (s *squadsScreen) broken(a *App) (text string, onlyPoints bool) {
	onlyPoints = true
	for seat := game.Red; seat <= game.Blue; seat++ {
		e := s.pick(a, seat)
		if len(e.breaches) == 0 {
			continue
		}
		onlyPoints = onlyPoints && !e.unlawful
		text += a.opt.Words.Seat(seat) + " – " + e.title() + ":\n"
		for i, b := range e.breaches {
			if i == shownBreaches {
				text += "• " + a.say("more-breaches", "n", strconv.Itoa(len(e.breaches)-i)) + "\n"
				break
			}
			text += "• " + b + "\n"
		}
	}
	return text, onlyPoints
}

// setup is the game as it has been picked.
func (s *squadsScreen) setup(a *App) (setup, error) {
	game := setup{names: a.names, list: s.list}
	for seat := range game.squads {
		e := s.folder.entry(s.picked[seat])
		game.squads[seat] = e.file.XWS
		if e.choosesObstacles(a) {
			var err error
			if game.squads[seat], err = bringing(e.file.XWS, s.obstacles(a, seatOf(seat))); err != nil {
				return game, err
			}
		}
	}
	if seed, err := strconv.ParseUint(s.seed, 10, 64); err == nil {
		game.seed, game.seeded = seed, true
	}
	return game, nil
}

func seatOf(i int) game.Seat { return game.Seat(i) }

// digits is what of a text may stand in a number.
func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, text)
}
