package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// rollRail is where a ship may come to stand that barrel rolls to a side: the template slides
// along the base that it leaves, and the base along the template (X10-BRL-002).
func (s *State) rollRail(id board.ShipID, r Roll, side gauge.Side) game.Rail {
	base := s.View.Ship(id).Base()
	limit := int32(1000 * gauge.SlideLimit(base.Size))
	rail := game.Rail{ID: railID(r, side), Start: s.rollTemplate(id, r, side, 0).Final, Ends: [2]int32{-2 * limit, 2 * limit}}
	rail.Gaps = s.standGaps(id, r.Crossing, &rail, rollRefusals)
	// Each end can be reached with the template at some places: it is closed where none of them is clear.
	reached := rail.Ends[0]
	for _, clear := range s.clearTemplates(id, r, side) {
		from, to := clear[0]-limit, clear[1]+limit
		if from > reached {
			rail.Gaps = append(rail.Gaps, game.RailGap{Ends: [2]int32{reached, from - 1}, Refusal: *s.onTemplate(id, r, side)})
		}
		reached = max(reached, to+1)
	}
	if reached <= rail.Ends[1] {
		rail.Gaps = append(rail.Gaps, game.RailGap{Ends: [2]int32{reached, rail.Ends[1]}, Refusal: *s.onTemplate(id, r, side)})
	}
	return rail
}

// rollTemplate is a barrel roll with the template so many µm ahead of the middle of the base.
func (s *State) rollTemplate(id board.ShipID, r Roll, side gauge.Side, um int32) gauge.Reposition {
	return gauge.BarrelRollSlide(s.View.Ship(id).Base(), side, r.Template, gauge.Uncurved, float64(um)/1000, 0)
}

// templateObstacles are the obstacles on which the template of a barrel roll may not lie.
func (s *State) templateObstacles(id board.ShipID, c Crossing) []board.ObstacleID {
	return slices.DeleteFunc(s.View.ObstaclesInPlay(), func(o board.ObstacleID) bool { return s.passes(c, id, o) })
}

// clearTemplates are the parts, in µm ahead of the middle of the base, where the template of
// a barrel roll lies on no obstacle.
func (s *State) clearTemplates(id board.ShipID, r Roll, side gauge.Side) [][2]int32 {
	limit := int32(1000 * gauge.SlideLimit(s.View.Ship(id).Size))
	clear := [][2]int32{{-limit, limit}}
	for _, o := range s.templateObstacles(id, r.Crossing) {
		clear = s.templatesOff(clear, id, r, side, s.ObstacleShape(o))
	}
	return clear
}

// templatesOff are those of the parts where the template does not lie on a shape.
func (s *State) templatesOff(parts [][2]int32, id board.ShipID, r Roll, side gauge.Side, shape physics.Shape) [][2]int32 {
	limit := int32(1000 * gauge.SlideLimit(s.View.Ship(id).Size))
	gaps := blocked([2]int32{-limit, limit}, func(um int32) float64 { return free(s.rollTemplate(id, r, side, um).Template, shape) })
	for _, gap := range gaps {
		parts = without(parts, gap)
	}
	return parts
}

// without takes a part out of others.
func without(parts [][2]int32, gap [2]int32) [][2]int32 {
	var out [][2]int32
	for _, p := range parts {
		if before := [2]int32{p[0], min(p[1], gap[0]-1)}; before[0] <= before[1] {
			out = append(out, before)
		}
		if after := [2]int32{max(p[0], gap[1]+1), p[1]}; after[0] <= after[1] {
			out = append(out, after)
		}
	}
	return out
}

// onTemplate says which obstacle the template of a barrel roll lies on.
func (s *State) onTemplate(id board.ShipID, r Roll, side gauge.Side) *game.Refusal {
	for _, o := range s.templateObstacles(id, r.Crossing) {
		limit := int32(1000 * gauge.SlideLimit(s.View.Ship(id).Size))
		for _, um := range [...]int32{0, -limit, limit} {
			if physics.ShapesOverlap(s.rollTemplate(id, r, side, um).Template, s.ObstacleShape(o)) {
				return s.Refuse(rule.BarrelRollOntoObstacle, "refusal.meets-obstacle", "obstacle", o.Piece())
			}
		}
	}
	return s.Refuse(rule.BarrelRollOntoObstacle, "refusal.nothing-fits")
}

// railID is the side, and for a template other than the usual one its speed ("left2").
func railID(r Roll, side gauge.Side) string {
	if r.Template == straight(1) || r.By != board.ByBarrelRoll {
		return board.SideID(side)
	}
	return board.SideID(side) + strconv.Itoa(r.Template.Speed)
}

// slidingRolls are a barrel roll by each of the templates among which the ship's player chooses.
func (s *State) slidingRolls(id board.ShipID, r Roll) []Roll {
	rolls := []Roll{r}
	if r.By == board.ByDecloak { // that has been chosen (decloakings)
		return rolls
	}
	t := &Table{State: s}
	for n := t.sum(VaryingTemplate, &Moment{Ship: id, Move: MomentMove{By: r.By}}); n > 0; n-- {
		if r.Template.Speed++; r.Template.Exists() {
			rolls = append(rolls, r)
		}
	}
	return rolls
}

// slideRoll has a player place a ship beside the template of a barrel roll, to one of the
// sides. It fails if nothing fits.
func (t *Table) slideRoll(by game.Seat, id board.ShipID, r Roll, sides ...gauge.Side) (why game.Phrase, ok bool) {
	if len(t.bankRolls(id, r)) > 0 {
		return t.rollBank(by, id, r, sides...)
	}
	type way struct {
		Roll
		side gauge.Side
	}
	var ways []way
	var rails []game.Rail
	for _, r := range t.slidingRolls(id, r) {
		for _, side := range sides {
			ways, rails = append(ways, way{r, side}), append(rails, t.rollRail(id, r, side))
		}
	}
	if !slices.ContainsFunc(rails, func(rail game.Rail) bool { return rail.Open() }) {
		return game.Say("refusal.nothing-fits"), false
	}
	pose := t.placeOnRails(by, id, ask.PlaceBarrelRoll, game.Say("prompt.place-barrel-roll", "ship", id.Piece()), rails)
	for i, w := range ways {
		if um, on := rails[i].Place(pose); on {
			t.slideTo(id, w.Roll, w.side, um, pose)
			break
		}
	}
	return game.Phrase{}, true
}

// slideOption offers a barrel roll to a side, before it is known where.
func (t *Table) slideOption(id board.ShipID, r Roll, side gauge.Side, prefix string) game.Option {
	template := r.Template
	if banks := t.bankRolls(id, r); len(banks) > 0 {
		template = banks[0].template
	}
	o := game.Option{ID: prefix + board.SideID(side), Text: game.Say("option.slide-"+board.SideID(side), "template", board.TemplateCode(template))}
	if !t.fitsTo(id, r, side) {
		o.Refusal = t.Refuse(rule.BarrelRollOntoShip, "refusal.nothing-fits")
	}
	return o
}

// slideTo moves a ship to a place beside the template of a barrel roll, so many µm ahead of the
// middle: the template lies where it is clear, and off mines if it can be, as near to half of the way as can be.
func (t *Table) slideTo(id board.ShipID, r Roll, side gauge.Side, um int32, pose physics.Pose) {
	limit := int32(1000 * gauge.SlideLimit(t.Ship(id).Size))
	clear := t.clearTemplates(id, r, side)
	off := clear // the mines, too, where that can be
	for _, d := range t.View.DevicesInPlay() {
		if b := t.blast(t.View.Device(d).Kind); b != nil && b.Met && !t.ignoresDevice(id, d) {
			off = t.templatesOff(off, id, r, side, t.DeviceShape(d))
		}
	}
	at, found := nearestHalf(off, um, limit)
	if !found {
		at, _ = nearestHalf(clear, um, limit)
	}
	spot := Spot{Pose: pose, Template: t.rollTemplate(id, r, side, at).Template}
	began := t.Began()
	t.reposition(id, spot, board.ShipMoved{By: r.By, Side: side, Move: gauge.Move{Speed: r.Template.Speed, SlideUM: um}})
	t.Trigger(Moment{When: AfterBarrelRolling, Ship: id, Move: MomentMove{By: r.By}, Began: began})
}

// nearestHalf is the place of the template, in one of the parts, that is nearest to half of the way to an end, which
// is reached from no farther than limit; all in µm.
func nearestHalf(parts [][2]int32, um, limit int32) (at int32, found bool) {
	for _, p := range parts {
		if lo, hi := max(p[0], um-limit), min(p[1], um+limit); lo <= hi {
			if near := min(max(um/2, lo), hi); !found || distance(near, um/2) < distance(at, um/2) {
				at, found = near, true
			}
		}
	}
	return at, found
}

func distance(a, b int32) int32 { return max(a-b, b-a) }

// fitsRoll reports whether a ship can barrel roll to any side, with banks if it pays for those.
func (t *Table) fitsRoll(id board.ShipID, r Roll) bool {
	return t.fitsSides(id, r) || t.paidBanks(id, r) != nil && t.fitsSides(id, r.withBanks())
}

// fitsSides reports the same of the roll as it is.
func (t *Table) fitsSides(id board.ShipID, r Roll) bool {
	for _, side := range [2]gauge.Side{gauge.LeftSide, gauge.RightSide} {
		if t.fitsTo(id, r, side) {
			return true
		}
	}
	return false
}

// fitsTo reports whether a ship can barrel roll to a side.
func (t *Table) fitsTo(id board.ShipID, r Roll, side gauge.Side) bool {
	if t.rules.Edition.Reposition.Sliding {
		if banks := t.bankRolls(id, r); len(banks) > 0 {
			return slices.ContainsFunc(banks, func(w rollWay) bool {
				rail := t.bankRail(id, r.Crossing, side, w)
				return rail.Open()
			})
		}
		return slices.ContainsFunc(t.slidingRolls(id, r), func(r Roll) bool {
			rail := t.rollRail(id, r, side)
			return rail.Open()
		})
	}
	return !allRefused(t.rollSpots(id, r, side))
}
