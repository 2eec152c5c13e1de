package xwing

import (
	"slices"

	"xwing/game"
	"xwing/internal/digest"
)

func (d *sum) hidden(h *Hidden) {
	d.Word(digest.Small(len(h.Secrets), len(h.Dials), len(h.Facedown), len(h.Beneath)))
	for _, s := range h.Secrets {
		d.Pair(uint64(s.Ship), digest.Text(s.Card))
	}
	for _, b := range h.Beneath {
		d.Word(uint64(b.Ship))
		d.Pair(digest.Text(b.Under), digest.Text(b.XWS))
	}
	for _, m := range h.Dials {
		d.Word(maneuver(m))
	}
	for _, cards := range h.Facedown {
		d.cards(cards)
	}
	d.source(h.Dice)
	if k := h.Keyed; k != (Keyed{}) {
		on := 0
		if k.On {
			on = 1
		}
		d.Pair(k.Of, digest.Small(on, k.Rolls[0], k.Rolls[1], 0))
	}
	for i := range h.Loaded {
		if i < len(h.Decks) {
			d.deck(&h.Decks[i])
		}
		d.Word(digest.Small(len(h.Loaded[i]), len(h.Looked[i]), 0, 0))
		for _, f := range h.Loaded[i] {
			d.Int(int(f))
		}
		for _, id := range h.Looked[i] {
			d.Int(int(id))
		}
	}
	for i, looked := range h.Looked[2:] { // of teams
		for _, id := range looked {
			d.Pair(uint64(i), uint64(id))
		}
	}
	for i := len(h.Loaded); i < len(h.Decks); i++ { // the decks of huge ships and of teams
		if deck := &h.Decks[i]; len(deck.Cards)+len(deck.Discard) > 0 || deck.Chance != (game.Source{}) {
			d.deck(deck)
		}
	}
}

func (d *sum) deck(deck *Deck) {
	d.cards(deck.Cards)
	d.cards(deck.Discard)
	d.source(deck.Chance)
}

func (d *sum) cards(cards []DamageCard) {
	d.Int(len(cards))
	for i := range cards {
		d.Pair(digest.Text(cards[i].Card), uint64(cards[i].N))
	}
}

func (d *sum) source(s game.Source) {
	d.Pair(s.Hi, s.Lo)
}

func (d *sum) memory(m *Memory) {
	d.Pair(digest.Small(m.At, m.Now, len(m.Ships), len(m.Queue)), digest.Bools(m.Engaging, m.Reached, m.AtZero))
	for i := range m.Ships {
		d.shipMemory(&m.Ships[i])
	}
	for i := range m.Points {
		if i < 2 || m.Points[i] > 0 || m.Squads[i] != "" { // nothing differs where there are no teams
			d.Pair(uint64(m.Points[i]), digest.Text(m.Squads[i]))
		}
	}
	for _, n := range m.Worth {
		d.Int(n)
	}
	for _, id := range m.Halved {
		d.Int(int(id))
	}
	for _, r := range m.Returns {
		d.Pair(uint64(r.Ship), uint64(r.Edge))
	}
	for i := range m.Queue {
		d.moment(&m.Queue[i].Moment)
		d.Pair(uint64(m.Queue[i].Index+1), uint64(m.Queue[i].Group))
	}
}

func (d *sum) shipMemory(m *ShipMemory) {
	d.Pair(maneuver(m.Maneuver), maneuver(m.Executed))
	d.Pair(uint64(len(m.Initiative)), digest.Bit(m.Mourned)<<13|digest.Bit(m.Blocked)<<12|digest.Bit(m.Moved)<<11|digest.Bit(m.Full)<<10|
		digest.Bit(m.SkipAction)<<9|digest.Bit(m.NoDial)<<8|digest.Bit(m.BonusAttack)<<7|digest.Bit(m.SystemDone)<<6|
		digest.Bit(m.Decloaking)<<5|digest.Bit(m.Decloaked)<<4|digest.Bit(m.PlacedDevice)<<3|digest.Bit(m.Deploying)<<2|
		digest.Bit(m.Deployed)<<1|digest.Bit(m.JustDocked))
	for _, weapon := range m.Bonus { // nothing differs where one is the most
		d.Word(digest.Text(weapon))
	}
	if m.Stays != 0 || m.Agility != 0 {
		d.Pair(uint64(m.Stays), uint64(m.Agility))
	}
	if m.Late != 0 {
		d.Word(uint64(m.Late))
	}
	if m.Fastest != m.Executed.Speed {
		d.Pair(uint64(m.Fastest), 1)
	}
	d.Texts(m.Actions)
	d.Texts(m.Used)
	for _, c := range m.Initiative {
		d.Pair(digest.Text(c.By), digest.Small(c.Value, int(c.Phase), 0, 0))
	}
}

func (d *sum) moment(m *Moment) {
	for _, n := range [...]int{int(m.Ship), int(m.Other), int(m.Difficulty), int(m.Token), m.N,
		m.Damage.Dealt.N, int(m.Device.ID), int(m.Attack.Side), int(m.Owner), m.Copy} {
		d.Int(n)
	}
	for _, s := range [...]string{m.When.String(), m.Action, m.Damage.Dealt.Card, string(m.Move.By), m.Answer, m.Attack.From, m.Card} {
		d.Word(digest.Text(s))
	}
	d.Pair(maneuver(m.Move.Maneuver), uint64(len(m.Met.Obstacles)+len(m.Act.Others)<<16+len(m.Move.Through)<<32+len(m.Move.Onto)<<48))
	d.Int(len(m.Met.Passed))
	for _, o := range slices.Concat(m.Met.Obstacles, m.Met.Passed) {
		d.Int(int(o))
	}
	for _, id := range slices.Concat(m.Move.Through, m.Device.Lockers, m.Act.Others, m.Move.Onto) {
		d.Int(int(id))
	}
	d.Word(digest.Bools(m.Move.Full, m.Act.Step, m.Move.Ion, m.Damage.Crit, m.Met.Overlap, m.Attack.Pool,
		m.Device.Launched, m.Device.Touching, m.Act.Stressed, m.Act.Excused) |
		digest.Bools(m.Attack.Bonus)<<16 | uint64(m.Attack.Arc)<<24 | uint64(m.Began)<<32)
}
