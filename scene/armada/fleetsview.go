package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Update builds the screen: on the left the fleets, beside them both that are picked.
func (s *fleetsScreen) Update() {
	a := s.client
	s.prepare(a)
	if s.list.intake.Struck(a.App, actPaste, actReread, s.keeping(a)) {
		s.list.read(a)
	}
	u := a.UI
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	all := a.Window().Inset(u.Px(10))
	s.head(a, all.CutTop(u.Px(40), u.Px(8)))
	left := all.CutLeft(all.W*0.38, u.Px(10))
	s.files(a, u.Panel(left))
	for seat, half := range all.Columns(2, u.Px(10)) {
		s.details(a, half, game.Seat(seat))
	}
	if both, ok := s.samples(a); ok {
		b := draw.Rect{X: all.X + all.W/2 - u.Px(140), Y: all.Y + all.H*0.55, W: u.Px(280), H: u.Px(52)}
		st := ui.ButtonStyle{Align: draw.Center, Size: 18, Primary: true, Tip: a.Say("sample-fleets-why")}
		if u.Button("fleets.sample", b, a.Say("sample-fleets"), st) {
			s.picked = [2]string{both[0].id, both[1].id}
			s.start(a)
		}
	}
}

// head is the row on top: what concerns the game as a whole.
func (s *fleetsScreen) head(a *Client, head draw.Rect) {
	u := a.UI
	a.BackToTitle("fleets.back", head.CutLeft(u.Px(90), u.Px(10)))
	s.begin(a, head.CutRight(u.Px(170), u.Px(10)))
	s.seed = a.SeedField("fleets.seed", head.CutRight(u.Px(120), u.Px(8)).Inset(u.Px(3)), s.seed, a.Say("seed-why"))
	s.buildButton(a, head.CutRight(u.Px(120), u.Px(8)).Inset(u.Px(3)))
	a.ChooseOpen("fleets.open", head.CutRight(u.Px(106), u.Px(8)).Inset(u.Px(3)))
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.core, Tip: a.Say("field-core-tip")}
	if u.Button("fleets.core", head.CutRight(u.Px(106), u.Px(8)).Inset(u.Px(3)), a.Say("field-core"), st) {
		s.core = !s.core
		a.Touch()
	}
	if head.W >= u.Px(scene.ClockRoom) {
		a.ChooseClock("fleets.clock", head.CutRight(u.Px(scene.ClockRoom-10), u.Px(10)).Inset(u.Px(3)))
	}
	title := draw.Style{Size: u.Px(22), Bold: true, Color: draw.Text}
	if u.Fonts.Width(a.Say("pick-fleets"), title) <= head.W {
		title.Size = 22
		u.Label(head, a.Say("pick-fleets"), title)
	}
}

// begin is the button that starts the game.
func (s *fleetsScreen) begin(a *Client, r draw.Rect) {
	st := ui.ButtonStyle{Align: draw.Center, Size: 17}
	for seat := game.Red; seat <= game.Blue; seat++ {
		switch e := s.pick(seat); {
		case e == nil:
			st.Reason = a.Say("pick-both-fleets")
		case e.err != nil:
			st.Reason = a.words.Error(e.err)
		case e.unplayable != nil:
			st.Reason = e.unplayable.Error()
		}
	}
	st.Primary = st.Reason == ""
	if a.UI.Button("fleets.begin", r, a.Say("begin"), st) {
		s.start(a)
	}
}

// files is the panel on the left: what to look for, and the fleets.
func (s *fleetsScreen) files(a *Client, in draw.Rect) {
	u := a.UI
	if s.list.intake.Looking(&a.Desk, &in, a.Say("find-fleets"), a.Say("refresh-fleets")) {
		s.list.read(a)
	}
	where := a.Say("fleet-folder") + " " + a.game.Folder.FleetFolder()
	s.list.intake.Source(a.App, where, &in, func(h, gap float64) draw.Rect { return in.CutBottom(h, gap) })
	if s.list.err != nil {
		in.CutTop(u.Paragraph(in, a.WordsOf(s.list.err), draw.Style{Size: 15, Color: draw.Bad}), u.Px(6))
	}
	shown, broken := s.list.sought()
	u.Scroll("fleets.list", in, func(r draw.Rect) float64 {
		row := func(of []*fleetEntry) func(int, draw.Rect) float64 {
			return func(i int, r draw.Rect) float64 { return s.row(a, r, of[i], in) }
		}
		return a.OfferParts(r, scene.OfferPart{ID: "fleets.shown", N: len(shown), Row: row(shown)},
			scene.OfferPart{ID: "fleets.broken", Head: a.Say("broken-files"), N: len(broken), Row: row(broken)})
	})
}

// row is one file with a button for each seat; it returns its height.
func (s *fleetsScreen) row(a *Client, r draw.Rect, e *fleetEntry, sight draw.Rect) float64 {
	o := scene.Offer{ID: e.id, Kind: "fleet", Title: e.title()}
	if e.err != nil {
		o.Broken = a.words.Error(e.err)
	}
	return a.OfferRow(r, sight, o, s.picked[:], func() scene.Offered {
		told := scene.Offered{Color: draw.Muted, Picture: func(r draw.Rect) { a.desk.fan(r, e.cards(), game.NoSeat) }}
		told.Tip = e.title() + "\n" + e.size(a) + "\n" + e.inside(a)
		faction := a.words.Value("faction", e.fleet.Faction.String())
		switch {
		case e.err != nil:
			told.Notes, told.Color, told.Tip = []string{a.words.Error(e.err)}, draw.Bad, e.title()+"\n"+a.words.Error(e.err)
		case len(e.breaches) > 0:
			told.Notes, told.Color = []string{a.Say("breaches", "n", strconv.Itoa(len(e.breaches))) + " " + e.breaches[0]}, draw.Warn
			told.Tip = e.title() + "\n• " + strings.Join(e.breaches[:min(len(e.breaches), shownBreaches)], "\n• ") + "\n" + e.inside(a)
		default:
			told.Notes = []string{faction + " · " + e.size(a), e.size(a), e.brief(a)}
		}
		return told
	})
}

// cards are those of the ships of a fleet.
func (e *fleetEntry) cards() (all []string) {
	for _, s := range e.fleet.Ships {
		all = append(all, s.ID)
	}
	return all
}

// details shows the fleet that a seat has picked: what is in it, and what breaks a rule.
func (s *fleetsScreen) details(a *Client, r draw.Rect, seat game.Seat) {
	u, e := a.UI, s.pick(seat)
	in := u.Panel(r)
	color := art.SeatColor(seat)
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(6)}, u.Px(3), color)
	head := in.CutTop(u.Px(30), u.Px(8))
	label := a.words.Seat(seat)
	u.Label(head.CutLeft(u.Fonts.Width(label, draw.Style{Size: u.Px(18), Bold: true})+u.Px(2), u.Px(10)), label,
		draw.Style{Size: 18, Bold: true, Color: color})
	machine := u.Fonts.Width(a.Say("computer"), draw.Style{Size: u.Px(14)}) + u.Px(18)
	a.ChoosePlayer(head.CutLeft(machine, u.Px(8)), seat)
	if !a.Computers().Has(seat) {
		a.names[seat] = u.Field("name:"+seat.ID(), head, a.names[seat], a.Say("player-name"), 20)
	}
	switch {
	case e == nil:
		u.Paragraph(in, a.Say("pick-one-fleet", "seat", seat.ID()), draw.Style{Size: 15, Color: draw.Muted})
		return
	case e.err != nil: // the file was changed since
		u.Paragraph(in, a.words.Error(e.err), draw.Style{Size: 15, Color: draw.Bad})
		return
	}
	title := in.CutTop(u.Px(24), 0)
	s.editButton(a, title.CutRight(u.Px(60), u.Px(6)), seat, e)
	u.Label(title, e.title(), draw.Style{Size: 17, Bold: true, Color: draw.Text, Plain: true})
	points := in.CutTop(u.Px(20), u.Px(6))
	size := a.words.Value("faction", e.fleet.Faction.String()) + " · " + e.size(a)
	u.Label(points, size, draw.Style{Size: 14, Color: draw.Muted, Plain: true})
	u.Note("points:"+seat.ID(), e.size(a), points)
	a.desk.fan(in.CutTop(u.Px(96), u.Px(8)), e.cards(), seat)
	u.Scroll("fleet."+seat.ID(), in, func(r draw.Rect) float64 {
		y := r.Y
		for _, text := range slices.Concat(e.breaches[:min(len(e.breaches), 20)], e.notes[:min(len(e.notes), 10)]) {
			y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, text, draw.Style{Size: 14, Color: draw.Warn}) + u.Px(4)
		}
		for _, line := range strings.Split(e.inside(a), "\n") {
			y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, line, draw.Style{Size: 14, Color: draw.Text, Plain: true}) + u.Px(3)
		}
		return y - r.Y
	})
}

// editButton opens a fleet in the builder; of one that is built in, a copy.
func (s *fleetsScreen) editButton(a *Client, r draw.Rect, seat game.Seat, e *fleetEntry) {
	st := ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("build-edit-why")}
	if !a.UI.Button("edit:"+seat.ID(), r, a.Say("build-edit"), st) {
		return
	}
	b, err := a.edited(e.file)
	if err != nil {
		a.Fail(err)
		return
	}
	b.from = "fleets"
	a.Show(b)
}

// buildButton goes to build a new fleet.
func (s *fleetsScreen) buildButton(a *Client, r draw.Rect) {
	if a.UI.Button("fleets.build", r, a.Say("build-new"), ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("build-new-why")}) {
		b := newBuilder(a)
		b.from = "fleets"
		a.Show(b)
	}
}
