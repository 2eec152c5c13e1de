package main

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// upgradeNow is an upgrade card as the one points list has it that is asked for, if one is.
func (b *cardBook) upgradeNow(xws string) (u catalog.Upgrade, ok bool) {
	card, err := b.cat.Upgrade(xws)
	if err != nil {
		return u, false
	}
	if b.only == nil {
		return *card, true
	}
	u, _ = card.In(b.only.ID)
	return u, true
}

// upgrade tells of an upgrade card: its sides, what restricts it, its cost in each points list.
func (b *cardBook) upgrade(xws string) {
	u, ok := b.upgradeNow(xws)
	if !ok {
		return
	}
	b.line("  ", b.w.Plain("cli.cards.upgrade", "slots", join(b, "slot", u.Slots)))
	if u.Epic() {
		b.line("  ", b.w.Plain("cli.cards.epic"))
	}
	b.limited(u.Limited)
	if u.OnePerShip {
		b.line("  ", b.w.Plain("cli.cards.one-per-ship"))
	}
	for _, r := range u.Restrictions {
		if r.Solitary || r.Standardized {
			b.line("  ", b.w.Restriction(r))
			continue
		}
		b.facts("cli.cards.restriction", b.w.Restriction(r))
	}
	for i, side := range u.Sides {
		if len(u.Sides) > 1 {
			b.line("  ", b.w.Plain("cli.cards.side", "n", strconv.Itoa(i+1), "title", side.Title))
		}
		b.side(side)
	}
	b.text(catalog.UpgradeCard.Ref(u.XWS))
	for _, l := range b.lists() {
		if rules, ok := u.Rules(l.ID); ok {
			b.line("  ", l.Name, ": ", b.upgradeCost(rules), b.legality(rules.Formats, l, rules.MaxPerSquad))
			if v, _ := u.In(l.ID); !reflect.DeepEqual(v, u) {
				b.differs(l)
			}
		}
	}
}

// side tells of one side of an upgrade card.
func (b *cardBook) side(s catalog.Side) {
	if a := s.Attack; a != nil {
		b.facts("cli.cards.attack", b.attack(*a))
	}
	b.counters(s.Charges, s.Force)
	if d, err := b.cat.Device(s.Device); err == nil {
		b.facts("cli.cards.device", d.Name)
	}
	var grants []string
	for _, g := range s.Grants {
		grants = append(grants, b.grant(g))
	}
	b.facts("cli.cards.grants", strings.Join(grants, ", "))
	b.facts("cli.cards.conditions", b.names("condition", s.Conditions))
	b.facts("cli.cards.ship-ability", s.ShipAbility)
}

// attack is "front arc 4, range 1–2".
func (b *cardBook) attack(a catalog.SpecialAttack) string {
	reach := strconv.Itoa(a.MinRange)
	if a.MaxRange != a.MinRange {
		reach += "–" + strconv.Itoa(a.MaxRange)
	}
	text := b.w.Plain("cli.cards.special", "arc", b.w.Value("arc", a.Arc.String()), "value", strconv.Itoa(a.Value), "range", reach)
	if a.Ordnance {
		text += ", " + b.w.Plain("cli.cards.ordnance")
	}
	switch {
	case a.Spends:
		text += ", " + b.w.Plain("cli.cards.attack-spends", "what", b.w.Value("action", a.Needs.String()))
	case a.Needs != 0:
		text += ", " + b.w.Plain("cli.cards.attack-needs", "what", b.w.Value("action", a.Needs.String()))
	}
	if a.Discards {
		text += ", " + b.w.Plain("cli.cards.attack-discards")
	}
	return text
}

// grant is "+1 crew", "−2 hull", "red boost", "turret arc".
func (b *cardBook) grant(g catalog.Grant) string {
	amount := strings.ReplaceAll(fmt.Sprintf("%+d ", g.Amount), "-", "−")
	switch g.Kind {
	case catalog.GrantSlot:
		return amount + b.slotGrant(g)
	case catalog.GrantDiscount:
		if g.Slot == 0 {
			return b.w.Plain("cli.cards.discount-any", "n", strconv.Itoa(g.Amount))
		}
		return b.w.Plain("cli.cards.discount", "what", b.w.Value("slot", g.Slot.String()), "n", strconv.Itoa(g.Amount))
	case catalog.GrantTreat:
		return b.w.Plain("cli.cards.treat", "what", b.w.Value("slot", g.Slot.String()), "as", b.either(g.Or))
	case catalog.GrantStat:
		if g.Stat == catalog.AttackStat {
			return amount + b.w.Plain("cli.cards.attack-of", "arc", b.w.Value("arc", g.Arc.String()))
		}
		return amount + b.w.Value("what", string(g.Stat))
	case catalog.GrantAction:
		return b.w.Plain("cli.cards.action", "action", b.action(g.Action))
	case catalog.GrantForce:
		return amount + strings.TrimSpace(b.w.Value("force", "force")+" "+join(b, "want", g.Sides))
	}
	return b.w.Value("arc", g.Arc.String())
}

// slotGrant is "crew slot", "cannon or missile slot", "crew slot for cards of 4 points or less".
func (b *cardBook) slotGrant(g catalog.Grant) string {
	slot := b.either(append([]catalog.UpgradeType{g.Slot}, g.Or...))
	switch {
	case g.UpTo > 0:
		return b.w.Plain("cli.cards.slot-upto", "slot", slot, "n", strconv.Itoa(g.UpTo))
	case g.Unique:
		return b.w.Plain("cli.cards.slot-unique", "slot", slot)
	}
	return b.w.Plain("cli.cards.slot", "slot", slot)
}

// either is "cannon or missile".
func (b *cardBook) either(slots []catalog.UpgradeType) string {
	names := make([]string, len(slots))
	for i, slot := range slots {
		names[i] = b.w.Value("slot", slot.String())
	}
	return strings.Join(names, " "+b.w.Plain("restriction.or")+" ")
}

// upgradeCost is what an upgrade costs: "8 points", or its table.
func (b *cardBook) upgradeCost(r catalog.UpgradeRules) string {
	switch {
	case r.StandardLoadoutOnly:
		return b.w.Plain("cli.cards.standard-only")
	case r.Unpriced:
		return b.w.Plain("cli.cards.unpriced")
	case r.Cost.By == catalog.ByNothing:
		return b.w.Plain("cli.cards.cost", "n", strconv.Itoa(r.Cost.Fixed))
	}
	var cells []string
	for i, cost := range r.Cost.Table {
		head := strconv.Itoa(i)
		if r.Cost.By == catalog.BySize {
			head = b.w.Value("size", catalog.SizeClass(i+int(catalog.SmallShip)).String())
		}
		cells = append(cells, head+": "+strconv.Itoa(cost))
	}
	return b.w.Plain("cli.cards.cost-by", "base", b.w.Value("what", string(r.Cost.By)), "table", strings.Join(cells, ", "))
}
