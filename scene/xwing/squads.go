package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// squadsScreen picks what a game is begun with: points list, squads, obstacles,
// names, seed.
type squadsScreen struct {
	client   *Client
	read     bool
	list     catalog.Ruleset // whose points count
	folder   squadList
	picked   [2]string   // ids of entries, "" for none
	brought  [2][]string // obstacles of the core set that a player has picked; nil: his share
	scenario string      // that is picked; noScenario: none
	rounds   string      // as written; "": as many as the edition has
	seed     string      // as written; "": drawn
	page     string      // that is shown where there is room for one
	news     string      // what came of the file that was dropped or pasted last
	badNews  bool
	warned   bool   // the news is of a squad that breaks a rule
	arrived  string // the squad that was dropped or pasted last, which stands first
}

func (s *squadsScreen) Name() string                 { return "squads" }
func (s *squadsScreen) Busy() bool                   { return false }
func (s *squadsScreen) Asked() (prompt, seat string) { return "", "" }

// prepare reads everything once, when the screen is first built.
func (s *squadsScreen) prepare(a *Client) {
	if s.read {
		return
	}
	s.read = true
	s.list = a.kits[0].Rules().List
	for _, list := range a.kits.Lists() {
		if string(list) == a.Opt.Settings.XWing.Points {
			s.list = list
		}
	}
	a.turnTo(a.kits.By(s.list))
	s.scenario = a.Opt.Settings.XWing.Scenario
	s.folder.read(a)
	s.pickAgain(a.desk)
}

// pickAgain picks the squads of the latest game, as far as they can still be read.
func (s *squadsScreen) pickAgain(a *desk) {
	for seat, id := range [2]string{a.set.XWing.RedSquad, a.set.XWing.BlueSquad} {
		if strings.HasPrefix(id, quickPrefix) {
			s.folder.quick.shown = true // they are drawn, and there, in a moment
		} else if e := s.folder.entry(id); e == nil || e.err != nil || e.foreign(a) {
			continue
		}
		s.picked[seat] = id
	}
}

func (s *squadsScreen) Update() {
	a := s.client
	s.prepare(a)
	s.keys(a)
	u := a.UI
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	if a.Room() == scene.Narrow {
		s.paged(a, a.Window().Inset(u.Px(6)))
		return
	}
	all := a.Window().Inset(u.Px(16))
	s.head(a, all.CutTop(u.Px(40), u.Px(8)))
	s.scenarios(a, &all)
	s.decks(a, &all)
	s.files(a, u.Panel(all.CutLeft(all.W*0.40, u.Px(10))))
	for seat, half := range all.Columns(2, u.Px(10)) {
		s.details(a, half, game.Seat(seat))
	}
	s.sampleButton(a, all)
}

// head is the row on top: what concerns the game as a whole.
func (s *squadsScreen) head(a *Client, head draw.Rect) {
	u := a.UI
	s.back(a, head.CutLeft(u.Px(100), u.Px(14)))
	s.begin(a, head.CutRight(u.Px(180), u.Px(14)))
	s.chooseSeed(a, head.CutRight(u.Px(140), u.Px(10)).Inset(u.Px(3)))
	s.chooseOpen(a, head.CutRight(u.Px(116), u.Px(10)).Inset(u.Px(3)))
	s.lists(a, &head)
	label := draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(head.CutRight(u.Fonts.Width(a.Say("points-list"), draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(10)), a.Say("points-list"), label)
	title := draw.Style{Size: u.Px(22), Bold: true, Color: draw.Text}
	if u.Fonts.Width(a.Say("pick-squads"), title) <= head.W { // else what stands in the list says as much
		title.Size = 22
		u.Label(head, a.Say("pick-squads"), title)
	}
}

// back goes back to the title.
func (s *squadsScreen) back(a *Client, r draw.Rect) {
	if a.UI.Button("squads.back", r, a.Say("back"), ui.ButtonStyle{Align: draw.Center}) || a.Leaving() {
		a.Show(&scene.TitleScreen{App: a.App})
	}
}

// chooseSeed is where a seed is written.
func (s *squadsScreen) chooseSeed(a *Client, r draw.Rect) {
	u := a.UI
	s.seed = digits(u.Field("squads.seed", r, s.seed, a.Say("seed"), 19))
	if u.Over(r) && !u.Writing() {
		u.Tip(a.Say("seed-why"), r)
	}
}

// chooseOpen chooses whether the table has curtains.
func (s *squadsScreen) chooseOpen(a *Client, r draw.Rect) {
	on := a.Opt.Settings.Table.Open
	if a.UI.Button("squads.open", r, a.Say("open-table"), ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.Say("open-table-why")}) {
		a.Opt.Settings.Table.Open = !on
		a.Keep("table.open", !on)
	}
}

// listButtons are those of the points lists that are shown; of one alone a click goes on to
// the next of all.
func (s *squadsScreen) listButtons(a *Client, r draw.Rect, shown []catalog.Ruleset) {
	u, lists := a.UI, a.kits.Lists()
	row := r.Columns(len(shown), u.Px(4))
	for i, list := range shown {
		l, err := a.kits.By(list).Facts.List(list)
		if err != nil {
			continue
		}
		tip := a.Say("list-tip", "list", l.Name, "version", l.Version, "date", l.Date, "n", strconv.Itoa(l.Budget))
		if !u.Button("squads.list:"+string(list), row[i], l.Name, ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.list == list, Tip: tip}) {
			continue
		}
		next := list
		if len(shown) < len(lists) {
			next = lists[(slices.Index(lists, list)+1)%len(lists)]
		}
		s.turn(a, next)
	}
}

// turn goes over to another points list. Where its cards are of another family, so are the squads that can be picked.
func (s *squadsScreen) turn(a *Client, list catalog.Ruleset) {
	if s.list == list {
		return
	}
	s.list = list
	a.Opt.Settings.XWing.Points = string(list)
	a.Keep("xwing.points", string(list))
	if a.kits.By(list) == a.kit {
		return
	}
	a.turnTo(a.kits.By(list))
	s.brought = [2][]string{}
	s.folder.faction, s.folder.quick.shown = 0, false
	for seat, id := range s.picked {
		if e := s.folder.entry(id); e == nil || e.foreign(a.desk) {
			s.picked[seat] = ""
		}
	}
	a.UI.Top("squads.list")
}

// pick is the entry that a seat has picked, nil if it has none.
func (s *squadsScreen) pick(a *Client, seat game.Seat) *squadEntry {
	e := s.folder.entry(s.picked[seat])
	if e != nil {
		e.judge(a, s.list)
	}
	return e
}

// begin is the button that starts the game.
func (s *squadsScreen) begin(a *Client, r draw.Rect) {
	st := ui.ButtonStyle{Align: draw.Center, Size: 17}
	for seat := game.Red; seat <= game.Blue; seat++ {
		e := s.pick(a, seat)
		switch {
		case e == nil:
			st.Reason = a.Say("pick-both")
		case e.err != nil:
			st.Reason = a.words.Error(e.err)
		case e.unplayable != nil:
			st.Reason = e.unplayable.Error()
		case e.choosesObstacles(a) && len(s.obstacles(a, seat)) != perSquad:
			st.Reason = a.Say("obstacles-three", "seat", seat.ID())
		}
	}
	st.Primary = st.Reason == ""
	if a.UI.Button("squads.begin", r, a.Say("begin"), st) {
		s.start(a)
	}
}

// shownBreaches is how many breaches of a squad the question names.
const shownBreaches = 5

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
