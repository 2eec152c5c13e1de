package xwing

import (
	"math"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Remotes are devices with initiative, agility and hull (Remotes chapter). A
// remote stands among the ships of the View, so that it can be attacked, locked
// and damaged as one; Ship.Remote says what it is. What speaks of ships passes
// it over.

// remoteFacts returns a kind of remote as the edition has it.
func (s *State) remoteFacts(kind string) catalog.Remote {
	r, err := s.rules.Catalog.Remote(kind)
	if err != nil {
		panic("xwing: " + err.Error())
	}
	facts, _ := r.In(s.rules.List)
	return facts
}

// placeRemote puts a remote into play and returns it. One that comes in the System Phase after its initiative has
// missed its turn there.
func (t *Table) placeRemote(by board.Placed, kind string, at physics.Pose) board.ShipID {
	id := t.addRemote(by, kind, at, func(e board.RemotePlaced) { t.announce(e) })
	t.memory(id).SystemDone = t.View.Phase == board.System && t.Initiative(id) < t.Initiative(by.By)
	return id
}

// addRemote gives a remote its place among the ships.
func (s *State) addRemote(by board.Placed, kind string, at physics.Pose, announce func(board.RemotePlaced)) board.ShipID {
	facts := s.remoteFacts(kind)
	id := board.ShipID(len(s.View.Ships) + 1)
	s.Hidden.Dials = append(s.Hidden.Dials, catalog.Maneuver{})
	s.Hidden.Facedown = append(s.Hidden.Facedown, nil)
	s.Memory.Ships = append(s.Memory.Ships, ShipMemory{})
	announce(board.RemotePlaced{Ship: id, Kind: kind, Pose: at, Initiative: facts.Initiative, Hull: facts.Hull,
		Charges: full(facts.Charges), Placed: by})
	return id
}

// relocate relocates a remote (X20-DEV-004, X20-RMT-012). That is no move: it
// meets nothing (X20-DEV-005), but some clouds hurt what comes to lie on them. How says by which guides.
func (t *Table) relocate(id board.ShipID, to physics.Pose, how board.RemoteMoved) {
	how.Ship, how.From, how.To = id, t.Ship(id).Pose, to
	t.announce(how)
	for _, o := range t.View.ObstaclesInPlay() {
		if c := t.cloud(o); c != nil && c.Remote != nil && physics.ShapesOverlap(t.ShipShape(id), t.ObstacleShape(o)) {
			c.Remote(t, Moment{Ship: id, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}, nil)
		}
	}
}

// RelocateByTemplate has the player of a remote relocate it with one of the
// templates from any of its guides, or not unless he must; over other objects if he
// likes (X20-DVC-022, 023), but wholly in the play area.
func (t *Table) RelocateByTemplate(id board.ShipID, templates []gauge.Template, must bool) bool {
	spots := t.PreviewRelocate(id, templates)
	options := make([]game.Option, len(spots))
	for i := range spots {
		options[i] = game.Option{ID: spots[i].ID, Places: t.lying(t.Ship(id).Remote, spots[i].Spot), Refusal: spots[i].Refusal,
			Text: spots[i].text()}
	}
	if !must {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-move")})
	}
	pick := t.askLegal(t.Ship(id).Seat, ask.ChooseRelocation, game.Say("prompt.choose-relocation", "ship", id.Piece()),
		[]string{id.Piece(), devicePiece(t.Ship(id).Remote)}, options)
	i := slices.IndexFunc(spots, func(s Relocation) bool { return s.ID == pick })
	if i < 0 {
		return false
	}
	t.relocate(id, spots[i].Pose, board.RemoteMoved{Guides: spots[i].guides, Template: spots[i].template})
	if spots[i].Flees {
		t.flee(id, gauge.Base{})
	} else {
		t.meetBeneath(id)
	}
	return true
}

// CanRelocate reports whether there is room for that.
func (t *Table) CanRelocate(id board.ShipID, templates []gauge.Template) bool {
	return slices.ContainsFunc(t.PreviewRelocate(id, templates), func(r Relocation) bool { return r.Refusal == nil })
}

// Relocation is a place to which a remote could be relocated.
type Relocation struct {
	Spot
	template gauge.Template
	guides   string // which of its guides, "" if it has no others
	Flees    bool   // it would lie partly outside the play area
}

// text says what the remote would do.
func (r *Relocation) text() game.Phrase {
	key := "option.relocate"
	if r.guides != "" {
		key = "option.relocate-from"
	}
	if r.Flees && r.Refusal == nil {
		key += "-flees"
	}
	return game.Say(key, "guides", r.guides, "template", board.TemplateCode(r.template))
}

// guidesAt names the guides of a token in a direction, in degrees counter-clockwise
// from where it looks.
func guidesAt(degrees float64) string {
	names := [...]string{"front", "front-left", "left", "rear-left", "rear", "rear-right", "right", "front-right"}
	sector := 360 / float64(len(names))
	return names[int(math.Round(degrees/sector)+float64(len(names)))%len(names)]
}

// PreviewRelocate returns the places that a remote can reach with the templates
// from each of its guides.
func (s *State) PreviewRelocate(id board.ShipID, templates []gauge.Template) []Relocation {
	remote := s.View.Ship(id)
	token := s.rules.token(remote.Remote)
	var out []Relocation
	for e, degrees := range token.Edges {
		edge := remote.Pose.Turned(degrees).Moved(0, token.Guides)
		for _, tp := range templates {
			far, lies := gauge.Lay(edge, tp)
			r := Relocation{template: tp}
			if len(token.Edges) > 1 {
				r.guides = guidesAt(degrees)
			}
			r.ID = strconv.Itoa(e+1) + ":" + board.Way{Template: tp}.Code()
			r.Pose, r.Template = far.Moved(0, token.Guides), lies
			if r.Flees = !gauge.Inside(s.View.Area, s.rules.TokenShape(remote.Remote, r.Pose)); r.Flees && !s.rules.Edition.Devices.RemotesFlee {
				r.Refusal = s.Refuse(rule.DeviceOutside, "refusal.device-outside")
			}
			out = append(out, r)
		}
	}
	return out
}

// objectOn returns an object that a shape would overlap, but for two; "" if none.
func (t *Table) objectOn(shape physics.Shape, but ...board.ShipID) string {
	for _, id := range append(t.View.ShipsInPlay(), t.View.RemotesInPlay()...) {
		if !slices.Contains(but, id) && physics.ShapesOverlap(shape, t.ShipShape(id)) {
			return id.Piece()
		}
	}
	for _, id := range t.View.ObstaclesInPlay() {
		if physics.ShapesOverlap(shape, t.ObstacleShape(id)) {
			return id.Piece()
		}
	}
	for _, id := range t.View.DevicesInPlay() {
		if physics.ShapesOverlap(shape, t.DeviceShape(id)) {
			return id.Piece()
		}
	}
	for i := range t.View.Features {
		if f := &t.View.Features[i]; f.InPlay() && physics.ShapesOverlap(shape, f.Shape()) {
			return f.ID.Piece()
		}
	}
	return ""
}

// damageRemote: a remote that suffers any damage is dealt one card, facedown
// (X20-RMT-007), and is destroyed once it has as many as its hull value
// (X20-RMT-008).
func (t *Table) damageRemote(id board.ShipID, d Damage) {
	if d.Hits+d.Crits == 0 || t.Ship(id).Where != board.InPlay {
		return
	}
	n := 1
	if t.rules.Edition.Devices.CardEach {
		n = d.Hits + d.Crits
	}
	t.damaging++
	for i := range n {
		t.announce(board.DamageSuffered{Ship: id, Crit: i >= d.Hits})
		t.DealDamageCard(id, false)
	}
	t.damaging--
	t.destroyUnlessSuffering(id)
}

// shuffleBack returns the damage cards of a remote that is gone to its player's deck, those that lie faceup, too (RULINGS 83).
func (t *Table) shuffleBack(id board.ShipID) {
	pile, deck := t.Ship(id).Pile(), []DamageCard(nil)
	for _, d := range append(slices.Clone(t.Hidden.Decks[pile].Cards), t.Hidden.Facedown[id-1]...) {
		if d.Card != "" {
			deck = append(deck, d)
		}
	}
	for _, d := range t.Ship(id).Faceup {
		deck = append(deck, DamageCard(d))
	}
	t.Hidden.Facedown[id-1] = nil
	t.Hidden.Decks[pile].Chance.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	t.Hidden.Decks[pile].Cards = deck
	cards := t.View.Decks
	cards[pile] = len(deck)
	t.announce(board.DecksShuffled{Cards: cards, Gathered: []board.ShipID{id}})
}

// destroyRemoteIfDue destroys a remote and removes it at once; in the Engagement
// Phase at its own initiative, once all effects of that are resolved (X20-RMT-009).
func (t *Table) destroyRemoteIfDue(id board.ShipID) {
	s := t.Ship(id)
	if s.Where != board.InPlay || s.DamageCards() < s.Hull {
		return
	}
	if !s.Destroyed {
		t.announce(board.ShipDestroyed{Ship: id})
		t.Process(func() { t.Trigger(Moment{When: AfterRemoteDestroyed, Ship: id}) })
	}
	if t.View.Phase != board.Engagement || t.Memory.Now != t.Initiative(id) {
		t.removeShip(id)
	}
}

// RemoteKind returns the remote's kind, "" for a ship.
func (s *State) RemoteKind(id board.ShipID) string { return s.View.Ship(id).Remote }

// RemoteFills reports whether the remote is one that an upgrade of the slot brings.
func (t *Table) RemoteFills(id board.ShipID, slot catalog.UpgradeType) bool {
	return t.KindFills(t.RemoteKind(id), slot)
}

// KindFills reports whether devices of the kind are remotes that an upgrade of the slot brings.
func (t *Table) KindFills(kind string, slot catalog.UpgradeType) bool {
	remote := slices.Contains(t.DeviceTypes(kind), catalog.RemoteDevice)
	return remote && slices.ContainsFunc(t.remoteFacts(kind).Upgrades, func(xws string) bool {
		u, err := t.rules.Catalog.Upgrade(xws)
		return err == nil && slices.Contains(u.Slots, slot)
	})
}

// remoteEngages reports whether something happens when the remote engages: it does
// only what its entry lists (X20-RMT-010).
func (t *Table) remoteEngages(id board.ShipID) bool {
	c := t.rules.Cards.Card(devicePiece(t.Ship(id).Remote))
	return c != nil && slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.When == WhenEngaging })
}

// AttackForCharge lets a remote perform an attack, which costs it a charge.
func (t *Table) AttackForCharge(id board.ShipID) bool {
	return t.MakeAttack(id, AttackTerms{Charges: 1})
}
