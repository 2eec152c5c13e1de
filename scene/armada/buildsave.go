package armada

import (
	"bytes"
	"strconv"

	"xwing/game"
	"xwing/game/armada/fleet"
	"xwing/game/armada/fleet/draft"
	"xwing/scene"
	"xwing/scene/armada/pieces"
)

// newBuilder is a builder that has no fleet yet.
func newBuilder(a *Client) *builderScreen {
	return &builderScreen{client: a, set: pieces.New(a.Studio, a.kit.Facts), points: fleet.StandardPoints, ship: -1, entry: -1}
}

// begin begins with a draft.
func (b *builderScreen) begin(d *draft.Draft) {
	b.draft, b.title = d, d.Fleet().Name
	b.changed()
	if len(d.Fleet().Ships) > 0 {
		b.show(0)
	} else {
		b.add(fillShips)
	}
}

// build goes to the builder from the title: to choose total and faction.
func (a *Client) build() { a.Show(newBuilder(a)) }

// edited is a builder of a fleet that there is; of one that is built in, a copy is made.
func (a *Client) edited(f FleetFile) (*builderScreen, error) {
	d, err := draft.Open(a.kit.Facts, f.Name, f.Text)
	if err != nil {
		return nil, err
	}
	b := newBuilder(a)
	b.begin(d)
	if f.Where != "" {
		b.file = keptFleet{f.Name, f.Text}
	}
	return b, nil
}

// buildAtOnce is what the front door asks for: to build the fleet of a file, or a new one.
func (a *Client) buildAtOnce(f FleetFile) {
	if f.Text == nil {
		a.build()
		return
	}
	files, _ := a.game.Folder.Fleets()
	f.Where = ""
	for _, own := range files {
		if own.Where != "" && own.Name == f.Name && bytes.Equal(own.Text, f.Text) {
			f.Where = own.Where
		}
	}
	b, err := a.edited(f)
	if err != nil {
		a.Fail(err)
		return
	}
	a.Show(b)
}

// saved reports whether the file holds the fleet as it is.
func (b *builderScreen) saved() bool {
	return b.file.name != "" && !b.draft.Changed() && b.title == b.fleet().Name
}

// empty reports whether there is nothing yet that a file could hold.
func (b *builderScreen) empty() bool { return len(b.fleet().Ships)+len(b.fleet().Squadrons) == 0 }

// call gives the fleet the name that is written.
func (b *builderScreen) call() {
	if b.title != b.fleet().Name {
		b.draft.Name(b.title)
		b.title = b.fleet().Name
		b.changed()
	}
}

// save writes the fleet into the player's folder: into its file, or into a new one. It reports whether it is kept.
func (b *builderScreen) save() bool {
	a := b.client
	if b.call(); b.fleet().Name == "" {
		b.title = b.givenName()
		b.call()
	}
	text, err := b.draft.Text()
	name := b.file.name
	if err == nil && name != "" {
		err = a.game.Folder.ChangeFleet(name, b.file.text, text)
	} else if err == nil {
		name, err = a.game.Folder.AddFleet(b.fleet().Name, text)
	}
	if err != nil {
		a.Fail(err)
		return false
	}
	b.file = keptFleet{name, text}
	b.draft.Saved()
	b.forget()
	a.Touch()
	return true
}

// givenName is what a fleet is called whose player gives it no name: by its flagship.
func (b *builderScreen) givenName() string {
	f := b.fleet()
	if at := max(f.Flagship(b.client.kit.Facts), 0); at < len(f.Ships) {
		return b.client.Say("build-named-for", "ship", b.client.words.ShipCard(f.Ships[at].ID))
	}
	return b.client.Say("build-unnamed")
}

// export copies the fleet as a list for people, in Kingston's form.
func (b *builderScreen) export() {
	a := b.client
	if err := a.UI.Clipboard.Copy(b.fleet().Kingston(a.kit.Facts)); err != nil {
		a.Fail(err)
		return
	}
	a.Toast(a.Say("build-copied"))
}

// unplayable is why no game can be begun with the fleet, "" if one can.
func (b *builderScreen) unplayable() string {
	if len(b.fleet().Ships) == 0 {
		return b.client.Say("build-first-ship")
	}
	if err := b.client.kit.Playable(b.fleet()); err != nil {
		return b.client.words.Error(err)
	}
	return ""
}

// play keeps the fleet and picks it for the next game.
func (b *builderScreen) play() {
	if b.saved() || b.save() {
		b.toFleets(true)
	}
}

// toFleets goes to where fleets are picked, and picks this one there.
func (b *builderScreen) toFleets(pick bool) {
	a := b.client
	s := &fleetsScreen{client: a}
	a.Show(s)
	s.prepare(a)
	if e := s.list.entry(b.file.name); e != nil {
		s.list.intake.Latest = e.id
		if pick {
			s.picked[game.Red] = e.id
		}
	}
}

// keepDraft keeps the fleet as it is, for a program that may end at any moment.
func (b *builderScreen) keepDraft() {
	files := b.client.game.Drafts
	if files == nil || !b.draft.Changed() || !b.draft.CanUndo() {
		return
	}
	if b.drafted == "" {
		b.drafted = freeDraft(files)
	}
	text, err := b.draft.Keep(b.file.name)
	if err == nil {
		err = files.KeepDraft(b.drafted, text)
	}
	if b.unkept = err != nil; err != nil && !b.warned {
		b.warned = true
		b.client.Fail(err)
	}
}

// freeDraft is a name that no draft has yet.
func freeDraft(files DraftFiles) string {
	all, _ := files.Drafts()
	taken := map[string]bool{}
	for _, f := range all {
		taken[f.Name] = true
	}
	for n := 1; ; n++ {
		if name := "fleet-" + strconv.Itoa(n); !taken[name] {
			return name
		}
	}
}

// forget forgets the draft: it is kept elsewhere, or not wanted.
func (b *builderScreen) forget() {
	if files := b.client.game.Drafts; files != nil && b.drafted != "" {
		if err := files.KeepDraft(b.drafted, nil); err != nil {
			b.client.Fail(err)
		}
		b.drafted = ""
	}
}

// leave goes back to where the builder was opened; what is not kept, not even as a draft, is asked for.
func (b *builderScreen) leave() {
	a := b.client
	if b.draft == nil || b.drafted != "" && !b.unkept || b.saved() || !b.draft.CanUndo() && b.title == b.fleet().Name {
		b.gone()
		return
	}
	a.Ask("build-leave", a.Say("build-leave-title"), a.Say("build-leave-why"), func(button int) {
		if button == 0 && b.save() || button == 1 {
			b.gone()
		}
	}, a.Say("build-save"), a.Say("build-drop"), a.Say("stay"))
}

// gone goes back.
func (b *builderScreen) gone() {
	if b.from == "fleets" {
		b.toFleets(false)
		return
	}
	b.client.Show(&scene.TitleScreen{App: b.client.App})
}
