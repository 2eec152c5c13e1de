package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// manner is how Armada's questions are asked: what their answers look like on the panel and on the table.
func (t *tableScreen) manner(a *desk) scene.Manner {
	q := t.question
	return scene.Manner{
		Fresh:   func() { t.tool.forget() },
		Private: func(game.Seat) { t.dials.looking = false },
		Crew:    func(r draw.Rect, seat game.Seat) { a.fan(r, t.play.cards(seat), seat) },
		Think: func(d game.Decision) (c game.Choice, found bool, err error) {
			c, err = t.play.think(d)
			return c, true, err
		},
		Ease:  func(d game.Decision) (scene.Easing, bool) { return t.play.ease(a, d) },
		Label: t.play.label,
		Style: func(d game.Decision, o *game.Option) ui.ButtonStyle { return q.style(a, d, o) },
		Turns: func(game.Decision, []string) {},
		Along: func(*draw.Rect, game.Decision, *game.Option) {},
		Small: smallAnswer,
		Rank:  func(game.Decision, *game.Option) int { return 0 },
		Hover: func(_ game.Decision, o *game.Option, _ draw.Rect) { q.Hint = o },
		Lead: func(in *draw.Rect, d game.Decision) {
			if !q.band() {
				q.lead(a, in, d)
			}
		},
		Above: func(game.Decision) string { return "" },
		Below: func(r draw.Rect, d game.Decision) float64 { return t.then(a, r, d) },
		Slot:  func(s *game.Slot) (string, ui.ButtonStyle) { return t.play.words.Slot(*s), ui.ButtonStyle{} },
		Sign:  func(draw.Rect, string) bool { return false },
		Set:   func(draw.Rect, game.Decision, *game.Slot) (float64, bool) { return 0, false },
	}
}

// ease answers the only answer that there is, if the player wants that.
func (p *play) ease(a *desk, d game.Decision) (scene.Easing, bool) {
	if !a.set.Ease.Single || d.Shape != game.OneOf || d.Private || len(d.Options) != 1 || !d.Options[0].Legal() {
		return scene.Easing{}, false
	}
	return scene.EaseBy(d, d.Options[0].ID, game.Say("ui.eased-single", "seat", d.Seat.ID())), true
}

// label is what an answer says. What takes nothing of what is offered says what that means here.
func (p *play) label(d game.Decision, o *game.Option) string {
	key := ""
	switch {
	case d.Kind == ask.SquadronAction && o.ID == game.None:
		key = "decline-counter"
	case game.Declines(o.ID):
		key = "decline-" + string(d.Kind)
	case d.Kind == ask.ActivateShip && o.ID == "pass":
		key = "pass-token"
	}
	if text, ok := p.words.Sentence("ui." + key); ok {
		return text
	}
	return p.words.Option(*o)
}

// style is how an option looks: its sign, its refusal.
func (q *question) style(a *desk, d game.Decision, o *game.Option) ui.ButtonStyle {
	st := ui.ButtonStyle{}
	if o.Refusal != nil {
		st.Reason, st.ShowWhy = q.play.words.Refusal(*o.Refusal), true
	}
	if seat, ok := q.play.seatOf(o.Target); ok {
		st.Mark = art.SeatColor(seat)
	}
	switch {
	case d.Kind == ask.ChooseObjective:
		st.Note = q.play.words.Does(o.ID)
	case d.Kind == ask.SpendTokens && o.Legal():
		st.Note = q.price(a, o)
	case d.Kind == ask.UseCard || d.Kind == ask.OrderAbilities:
		st.Note = q.play.ability(o.ID)
	}
	if d.Kind == ask.ActivateShip && board.ShipOf(o.Target) != 0 {
		st.Tip = a.Say("activate-tip")
	}
	return st
}

// ability is what the card does that an answer is about, "ship:4/upgrade/shields-to-maximum/0"; "" of an answer about none.
func (p *play) ability(id string) string {
	switch part := strings.Split(id, "/"); {
	case len(part) > 3:
		return p.does(part[len(part)-3], part[len(part)-2])
	case len(part) == 3 && part[0] == "objective":
		return p.words.Does(part[1])
	}
	return ""
}

// does is what a card does, as far as the rules of the game know it.
func (p *play) does(kind, id string) string {
	return p.words.CardDoes(kind, id, p.state().Rules().Cards.Declared(kind+"/"+id))
}

// price is what a defense token does, and what becomes of it; "" of an answer that spends none.
func (q *question) price(a *desk, o *game.Option) string {
	piece, _, _ := strings.Cut(o.Target, "/")
	for i, token := range q.play.board.view.TokensOf(piece) {
		if o.ID != "token:"+strconv.Itoa(i) {
			continue
		}
		price := "token-exhausts"
		if token.State == board.Exhausted {
			price = "token-discards"
		}
		return a.Say("token-does-"+token.Kind.String()) + " " + a.Say(price)
	}
	return ""
}

// seatOf is whose a piece is.
func (p *play) seatOf(piece string) (game.Seat, bool) {
	v := &p.board.view
	if s := v.Ship(board.ShipOf(piece)); s != nil {
		return s.Seat, true
	}
	if s := v.Squadron(board.SquadronOf(piece)); s != nil {
		return s.Seat, true
	}
	return game.NoSeat, false
}

// about are the options that point at a piece; squadrons have their markers, ships their hull zones.
func about(d game.Decision, piece string) []*game.Option { return scene.Concerning(d, piece) }

// zoneOf is the hull zone that an option names, 0 for none: attacks at it, shields to it.
func zoneOf(o *game.Option) gauge.Zone {
	for _, arg := range []string{"at", "zone"} {
		var z gauge.Zone
		if name := o.Text.Arg(arg); name != "" && z.UnmarshalText([]byte(name)) == nil {
			return gauge.Zone(z)
		}
	}
	return 0
}

// point shows what the options about the piece under the mouse would do; a click takes the only one.
func (q *question) point(a *desk, d game.Decision, options []*game.Option, piece string, sight *table.Sight) {
	in := &a.UI.In
	at := draw.Rect{X: in.X - a.UI.Px(8), Y: in.Y - a.UI.Px(8), W: a.UI.Px(16), H: a.UI.Px(16)}
	if len(options) == 1 {
		q.Hint = options[0]
	}
	q.Point(d, options, scene.Pointed{At: at,
		Best: func(_ game.Decision, legal []*game.Option) *game.Option { return legal[0] },
		Words: func(_ game.Decision, legal []*game.Option) string {
			var says []string
			for _, o := range legal {
				if text := q.play.words.Option(*o); !slices.Contains(says, text) {
					says = append(says, text)
				}
			}
			return strings.Join(says[:min(len(says), 8)], "\n")
		},
		Look: func() {}})
}

// draw paints the places that answers lead to: squadrons that are placed aside, and the like.
func (g *ghosts) draw(a *desk, pieces *onTable) {
	d, ok := g.Question.Asked()
	if !ok || d.Kind == ask.SetCourse {
		return
	}
	spots := scene.SpotsOf(d)
	for i := range spots {
		s := &spots[i]
		pts := pieces.sight.Cam.Points(s.Shape().Outline(0.3))
		on := g.Pointed(s)
		if on {
			a.Back.Polygon(pts, draw.Fade(table.JudgedColor(s.Refusal == nil), 0.3))
		}
		table.OutlineJudged(a.Desk, pts, max(1, a.UI.Px(1.4)), map[bool]float64{true: 1, false: 0.5}[on], s.Refusal == nil)
		g.Name(s)
	}
}

// keys lets the keys go to the ghosts, but for those of courses: these are set joint by joint.
func (g *ghosts) keys() {
	if d, ok := g.Question.Asked(); ok && d.Kind != ask.SetCourse {
		g.Keys()
	}
}

// cards are those of the ships that a seat has left.
func (p *play) cards(seat game.Seat) (all []string) {
	v := &p.board.view
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Seat == seat && s.Where != board.Destroyed {
			all = append(all, s.Card)
		}
	}
	return all
}
