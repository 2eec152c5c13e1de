package paper

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/xwing/dialgrid"
	"xwing/scene/xwing/pieces"
)

// Ship is what stands on paper of a ship, or of several that are alike.
type Ship struct {
	Name       string
	Initiative string
	Told       []string // its type, its base, its keywords
	Points     string
	Loadout    string
	Copies     int
	Stats      []Stat
	Actions    []catalog.BarAction
	Dial       dialgrid.Grid
	Tracks     []Track
	Cards      []Card
	figure     string // of its type
	key        string
}

// Stat is a figure of the stat line.
type Stat struct{ Sign, Value, Label string }

// Track is a row of boxes to tick.
type Track struct {
	Label string
	Boxes int
}

// Card is a card in our words.
type Card struct {
	Title string
	Note  string // its slot and what it costs
	Text  string
	Track Track // of its charges; of none no boxes
}

// ship is a ship of the squad.
func (r *reader) ship(i int) Ship {
	p := r.squad.Pilots[i]
	card, err := r.facts.Pilot(p.Pilot)
	if err != nil {
		return r.unknown(i)
	}
	rules, _ := card.Rules(r.mode.Ruleset)
	worn := r.equipped(i, rules)
	out := Ship{Name: r.words.CardName(catalog.PilotCard.Ref(p.Pilot)), Copies: 1, key: keyOf(p, worn)}
	out.Points, out.Loadout = r.points(i, len(rules.StandardLoadout) > 0)
	var ids []string
	for _, e := range worn {
		if _, err := r.facts.Upgrade(e.XWS); err == nil {
			ids = append(ids, e.XWS)
		}
	}
	profile, err := r.facts.Profile(r.mode.Ruleset, p.Pilot, ids...)
	if err != nil {
		if profile, err = r.facts.Printed(r.mode.Ruleset, p.Pilot); err != nil {
			return r.unknown(i)
		}
	}
	r.profile(&out, profile)
	r.pilotCards(&out, profile)
	for _, e := range worn {
		out.Cards = append(out.Cards, r.upgrade(p, e, len(rules.StandardLoadout) > 0, ids))
	}
	r.conditions(&out, profile.Pilot.Conditions, ids)
	return out
}

// unknown is a ship of which no card is known.
func (r *reader) unknown(i int) Ship {
	p := r.squad.Pilots[i]
	out := Ship{Name: p.Pilot, Copies: 1, key: keyOf(p, p.Upgrades), Told: []string{r.words.Plain("ui.build-unknown", "card", p.Pilot)}}
	for _, e := range p.Upgrades {
		out.Cards = append(out.Cards, r.upgrade(p, e, true, nil))
	}
	return out
}

// profile is what is printed on a ship's card, with what its upgrades add.
func (r *reader) profile(out *Ship, p catalog.Profile) {
	w := r.words
	out.Initiative, out.figure = strconv.Itoa(p.Pilot.Initiative), pieces.Likeness(p.Pilot.Ship)
	out.Told = append([]string{w.ShipType(p.Pilot.Ship), w.Value("size", p.Ship.Class.String())}, p.Pilot.Keywords...)
	if n := p.Pilot.Limited; n > 0 {
		out.Told = append(out.Told, w.Plain("ui.build-limited", "n", strconv.Itoa(n)))
	}
	out.Actions = p.Actions
	dial := p.Ship.Dial
	if of, err := r.facts.Ship(p.Pilot.DialOf); err == nil {
		dial = of.Dial
	}
	out.Dial = dialgrid.Of(slices.Values(dial))
	for _, a := range p.Stats.Weapons() {
		out.Stats = append(out.Stats, Stat{a.Arc.String(), strconv.Itoa(a.Value), reach(w.Value("arc", a.Arc.String()), a.Min, a.Max)})
	}
	s := p.Stats
	out.Stats = append(out.Stats, Stat{"agility", strconv.Itoa(s.Agility), w.Plain("ui.paper-agility")},
		Stat{"hull", strconv.Itoa(s.Hull), w.Plain("ui.paper-hull")}, Stat{"shield", strconv.Itoa(s.Shields), w.Plain("ui.paper-shields")})
	for _, t := range []struct {
		key              string
		boxes, recovered int
	}{{"hull", s.Hull, 0}, {"shields", s.Shields, s.ShieldsRecover}, {"energy", s.Energy, s.EnergyRecovers},
		{"force", p.Force.Value, p.Force.Recovers}, {"charges", p.Charges.Value, p.Charges.Recovers}} {
		if t.boxes > 0 {
			out.Tracks = append(out.Tracks, r.track(t.key, t.boxes, t.recovered))
		}
	}
}

// reach adds to a weapon the ranges that are printed beside it.
func reach(arc string, least, most int) string {
	if most == 0 {
		return arc
	}
	return arc + " " + span(least, most)
}

// span is "2–3", or "1" alone.
func span(least, most int) string {
	if least == most {
		return strconv.Itoa(most)
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
}

// track is a row of boxes, and how many of them are won back each round.
func (r *reader) track(key string, boxes, recovered int) Track {
	label := capital(r.words.Plain("ui.paper-" + key))
	if recovered != 0 {
		sign := "+"
		if recovered < 0 {
			sign = "−"
		}
		label += " " + sign + strconv.Itoa(max(recovered, -recovered))
	}
	return Track{label, boxes}
}

// pilotCards are the abilities that a ship card prints.
func (r *reader) pilotCards(out *Ship, p catalog.Profile) {
	if p.Pilot.HasAbility {
		out.Cards = append(out.Cards, Card{Title: r.words.Plain("ui.paper-ability"), Text: r.text(catalog.PilotCard.Ref(p.Pilot.XWS))})
	}
	if id := p.Pilot.ShipAbilityID(); id != "" {
		out.Cards = append(out.Cards, Card{Title: p.Ability, Text: r.text(catalog.ShipAbility.Ref(id))})
	}
}

// text is a card in our words.
func (r *reader) text(ref string) string {
	if text, ok := r.words.CardText(ref); ok {
		return text
	}
	return r.words.Plain("ui.build-no-words")
}

// upgrade is an upgrade of a ship.
func (r *reader) upgrade(p squad.SquadPilot, e squad.Equipped, free bool, others []string) Card {
	ref := catalog.UpgradeCard.Ref(e.XWS)
	note := []string{r.slotName(e.Slot)}
	if n, err := r.facts.UpgradeCost(r.mode.Ruleset, p.Pilot, e.XWS, others...); err == nil && !free && !r.mode.Quick {
		note = append(note, r.words.Plain("ui.paper-points", "n", strconv.Itoa(n)))
	}
	out := Card{Title: r.words.CardName(ref), Note: strings.Join(note, " · ")}
	card, err := r.facts.Upgrade(e.XWS)
	if err != nil {
		out.Text = r.words.Plain("ui.paper-unknown", "card", e.XWS)
		return out
	}
	out.Text = r.text(ref)
	side := card.Sides[0]
	if a := side.Attack; a != nil {
		out.Note += " · " + r.words.Plain("ui.paper-weapon", "arc", r.words.Value("arc", a.Arc.String()), "dice", strconv.Itoa(a.Value),
			"range", span(a.MinRange, a.MaxRange))
	}
	switch {
	case side.Charges.Value > 0:
		out.Track = r.track("charges", side.Charges.Value, side.Charges.Recovers)
	case side.Energy > 0:
		out.Track = r.track("energy", side.Energy, 0)
	}
	return out
}

// conditions are the conditions that the ship's cards assign, once each.
func (r *reader) conditions(out *Ship, ids, upgrades []string) {
	ids = slices.Clone(ids)
	for _, id := range upgrades {
		if card, err := r.facts.Upgrade(id); err == nil {
			for i := range card.Sides {
				ids = append(ids, card.Sides[i].Conditions...)
			}
		}
	}
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		ref := catalog.ConditionCard.Ref(id)
		out.Cards = append(out.Cards, Card{Title: r.words.CardName(ref), Note: r.words.Plain("ui.paper-condition"), Text: r.text(ref)})
	}
}

// capital begins a label with a capital letter.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
