package xwing

import "xwing/game"

func (d *sum) hidden(h *Hidden) {
	d.Int(len(h.Secrets))
	for _, s := range h.Secrets {
		d.Int(int(s.Ship))
		d.Text(s.Card)
	}
	d.Int(len(h.Dials))
	for _, m := range h.Dials {
		d.maneuver(m)
	}
	d.Int(len(h.Facedown))
	for _, cards := range h.Facedown {
		d.cards(cards)
	}
	d.source(h.Dice)
	for i := range h.Decks {
		d.cards(h.Decks[i])
		d.cards(h.Discard[i])
		d.source(h.Shuffle[i])
		d.Int(len(h.Loaded[i]))
		for _, f := range h.Loaded[i] {
			d.Int(int(f))
		}
		d.Int(len(h.Looked[i]))
		for _, id := range h.Looked[i] {
			d.Int(int(id))
		}
	}
}

func (d *sum) cards(cards []DamageCard) {
	d.Int(len(cards))
	for i := range cards {
		d.Text(cards[i].Card)
		d.Int(cards[i].N)
	}
}

func (d *sum) source(s game.Source) {
	d.Word(s.Hi)
	d.Word(s.Lo)
}

func (d *sum) memory(m *Memory) {
	d.Int(m.At)
	d.Int(len(m.Ships))
	for i := range m.Ships {
		d.shipMemory(&m.Ships[i])
	}
	for i := range m.Points {
		d.Int(m.Points[i])
		d.Text(m.Squads[i])
	}
	d.Int(len(m.Queue))
	for i := range m.Queue {
		d.moment(&m.Queue[i].Moment)
		d.Int(m.Queue[i].Index)
	}
	d.Int(m.Now)
	d.Bools(m.Engaging, m.Reached)
}

func (d *sum) shipMemory(m *ShipMemory) {
	d.Small(len(m.Initiative))
	d.Texts(m.Actions)
	d.maneuver(m.Maneuver)
	d.maneuver(m.Executed)
	d.Bools(m.Moved, m.Full, m.SkipAction, m.NoDial, m.BonusAttack, m.TurretFired, m.SystemDone,
		m.Decloaking, m.Decloaked, m.PlacedDevice, m.Deployed, m.JustDocked)
	d.Texts(m.Used)
	for _, c := range m.Initiative {
		d.Text(c.By)
		d.Small(c.Value, int(c.Phase))
	}
}

func (d *sum) moment(m *Moment) {
	for _, n := range [...]int{int(m.When), int(m.Ship), int(m.Other), int(m.Difficulty), int(m.Token), m.N,
		m.Dealt.N, int(m.Device), int(m.Side), int(m.Owner), m.Copy} {
		d.Int(n)
	}
	for _, s := range [...]string{m.Action, m.Dealt.Card, string(m.By), m.Answer, m.Card} {
		d.Text(s)
	}
	d.maneuver(m.Maneuver)
	d.Int(len(m.Obstacles))
	for _, o := range m.Obstacles {
		d.Int(int(o))
	}
	d.Bools(m.Full, m.Step, m.Ion, m.Crit, m.Overlap, m.Pool)
}
