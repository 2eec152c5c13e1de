package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// everyCard goes to the shelf from the title.
func (a *Client) everyCard() { a.Show(a.shelfAsked("")) }

// shelfAsked is the shelf with something that is looked for; it leads back to the title.
func (a *Client) shelfAsked(text string) *shelfScreen {
	s := newShelf(a)
	s.find = text
	s.back = func() { a.Show(&scene.TitleScreen{App: a.App}) }
	return s
}

// shelf goes to the shelf from the builder, at the card that is pointed at, else at that of the ship or the slot; with a card to
// be looked for there it leads back.
func (b *builderScreen) shelf() {
	a := b.client
	s := newShelf(a)
	s.only.List = b.list
	back := func(text string) {
		a.turnTo(a.kits.By(b.list))
		b.called = nil
		if text != "" {
			b.look(text)
		}
		a.Show(b)
	}
	s.back = func() { back("") }
	s.take = func(c catalog.CardID) {
		row, _ := s.cards.Row(c, b.list)
		if c.Kind == catalog.PilotCard && !b.adding {
			b.add()
		}
		back(row.Name)
	}
	if ref := b.lookedAt(); ref != "" {
		kind, id := catalog.UpgradeCard, ""
		if of, is := catalog.PilotCard.Of(ref); is {
			kind, id = catalog.PilotCard, of
		} else {
			id, _ = catalog.UpgradeCard.Of(ref)
		}
		s.seek(a.kit.Facts.Card(kind, id))
	}
	a.Show(s)
}

// shelfButton leads to the shelf from where cards are looked for.
func (b *builderScreen) shelfButton(line *draw.Rect) {
	a := b.client
	st := ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("build-shelf-why")}
	if a.UI.Button("builder.shelf", line.CutRight(a.UI.Px(56), a.UI.Px(6)), a.Say("build-shelf"), st) {
		b.shelf()
	}
}

// shelfAsked goes to the shelf where the right button asks for the card that the mouse is on.
func (b *builderScreen) shelfAsked() {
	if b.client.UI.In.Pressed[ui.RightButton] {
		b.shelf()
	}
}

// lookedAt is the card that is pointed at, in the slot that is open, or of the ship; "" for none.
func (b *builderScreen) lookedAt() string {
	if o := b.shown(); o != nil && (b.adding || b.slot >= 0) {
		return o.ref
	}
	if slots := b.slots(); b.slot >= 0 && b.slot < len(slots) && slots[b.slot].Card != "" {
		return catalog.UpgradeCard.Ref(slots[b.slot].Card)
	}
	if b.ship >= 0 && b.ship < len(b.squad().Pilots) {
		return catalog.PilotCard.Ref(b.squad().Pilots[b.ship].Pilot)
	}
	return ""
}
