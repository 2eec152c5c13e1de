package scene

import (
	"slices"

	"xwing/game"
	"xwing/game/glossary"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Glossary is what a game tells of its terms. Of several editions "ui.glossary-edition-ID" is the name.
type Glossary struct {
	Editions []string                                     // none: it has but one, ""
	At       string                                       // the one in question
	Open     func(edition string) (*glossary.Book, error) // is asked again and again
}

// reading is what stands on the screen that has terms in it: what somebody who opens the glossary may want to know.
type reading struct {
	texts []string
	rule  string // of the refusal that is shown, or pointed at
	asked bool   // somebody wants to know
}

// Reads notes a text that stands on the screen in this frame, whose terms the glossary then lists first.
func (d *Desk) Reads(text string) { d.inSight.texts = append(d.inSight.texts, text) }

// Refuses notes the rule of the refusal that stands on the screen in this frame, at which the glossary then opens.
func (d *Desk) Refuses(r game.Refusal) { d.inSight.rule = r.Rule }

// AskGlossary opens the glossary once the screen is built, for what it reads from here on.
func (d *Desk) AskGlossary() { d.inSight = reading{asked: true} }

// GlossaryOverlay is the glossary of a game: what a question finds, what the chosen term is, where that leads. It shows
// nothing of how a game stands.
type GlossaryOverlay struct {
	volumes []volume
	on      int // the volume that is open
	book    *glossary.Book
	texts   []string // that stood on the screen when it was opened
	about   []*glossary.Term
	find    string
	found   []*glossary.Term
	at      string   // the term that is shown, by id
	past    []string // those before, the latest last
}

func (*GlossaryOverlay) Name() string { return "glossary" }

// OpenGlossary opens the glossary at the rule of a refusal, at the first term of what stands on the screen if that is "".
func (a *App) OpenGlossary(rule string) {
	all, at := a.volumes()
	if len(all) == 0 {
		a.Toast(a.Say("glossary-none"))
		return
	}
	o := &GlossaryOverlay{volumes: all, texts: slices.Clone(a.inSight.texts)}
	if err := o.turn(at); err != nil {
		a.Fail(err)
		return
	}
	if t := o.book.Of(rule); t != nil {
		o.at = t.ID
	}
	a.Cover(o)
	a.UI.KeysAt(glossaryField)
}

// glossaryKey opens the glossary where the keys or the mouse are, or closes it.
func (a *App) glossaryKey() {
	if _, open := a.Covers.Over.(*GlossaryOverlay); open {
		a.UI.Blur()
		a.Cover(nil)
		return
	}
	rule := a.inSight.rule
	if own := a.ruleAt(a.UI.Pointed()); own != "" {
		rule = own
	}
	a.UI.Blur()
	a.OpenGlossary(rule)
}

// turn turns to a volume.
func (o *GlossaryOverlay) turn(to int) error {
	book, err := o.volumes[to].open(o.volumes[to].edition)
	if err != nil {
		return err
	}
	o.on, o.book, o.about = to, book, nil
	for _, text := range o.texts {
		for _, t := range book.About(text) {
			if !slices.Contains(o.about, t) {
				o.about = append(o.about, t)
			}
		}
	}
	o.past = slices.DeleteFunc(o.past, func(id string) bool { return book.Term(id) == nil })
	o.seek(o.find)
	if o.book.Term(o.at) == nil {
		o.at = o.first()
	}
	return nil
}

// seek finds what is asked.
func (o *GlossaryOverlay) seek(find string) { o.find, o.found = find, o.book.Find(find) }

// first is the term that is shown before anybody chooses one.
func (o *GlossaryOverlay) first() string {
	switch {
	case o.find == "" && len(o.about) > 0:
		return o.about[0].ID
	case len(o.found) > 0:
		return o.found[0].ID
	}
	return ""
}

// ShowTerm shows a term.
func (o *GlossaryOverlay) ShowTerm(id string) { o.show(id, false) }

// show shows a term; a link keeps the one before.
func (o *GlossaryOverlay) show(id string, link bool) {
	if link && o.at != "" && o.at != id {
		o.past = append(o.past, o.at)
	}
	o.at = id
}

// back shows the term before.
func (o *GlossaryOverlay) back() {
	if n := len(o.past); n > 0 {
		o.at, o.past = o.past[n-1], o.past[:n-1]
	}
}

// Ids of widgets of the glossary.
const (
	glossaryField = "glossary.find"
	glossaryTerm  = "glossary.term:"  // one of the list
	glossaryAbout = "glossary.about:" // one of what stands on the screen
	glossaryLink  = "glossary.see:"   // one that the text leads to
)

func (o *GlossaryOverlay) Build(a *App) {
	u := a.UI
	in := a.Sheet(1000, 600, a.Say("glossary"))
	head := in.CutTop(u.Px(36), u.Px(12))
	o.editions(a, &head)
	o.keys(a)
	if find := u.Field(glossaryField, head, o.find, a.Say("glossary-find"), glossary.QuestionLimit); find != o.find {
		o.seek(find)
		o.at, o.past = o.first(), nil
		u.Top("glossary.list")
		u.Top("glossary.text")
		a.Touch()
	}
	o.list(a, in.CutLeft(min(u.Px(300), in.W*0.42), u.Px(18)))
	o.term(a, in)
}

// keys goes from the field into the list, and back to the term before.
func (o *GlossaryOverlay) keys(a *App) {
	u := a.UI
	if i, ok := StruckAt(&u.In, ActStep); ok && Ways[i] == [2]int{0, 1} && u.Writing() {
		u.Blur()
		switch {
		case o.find == "" && len(o.about) > 0:
			u.KeysAt(glossaryAbout + o.about[0].ID)
		case len(o.found) > 0:
			u.KeysAt(glossaryTerm + o.found[0].ID)
		}
		a.Touch()
	}
	if Struck(&u.In, ActStepBack) && !u.Lettering() {
		o.back()
		a.Touch()
	}
}

// editions offers the volumes at the right end of the head.
func (o *GlossaryOverlay) editions(a *App, head *draw.Rect) {
	n := len(o.volumes)
	if n < 2 {
		return
	}
	u := a.UI
	row := head.CutRight(min(float64(n)*u.Px(110), head.W*float64(n)/float64(n+3)), u.Px(12))
	for i, r := range row.Columns(n, u.Px(6)) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: i == o.on}
		if !u.Button("glossary.edition:"+o.volumes[i].id, r, o.volumes[i].label, st) {
			continue
		}
		if err := o.turn(i); err != nil {
			a.Fail(err)
		}
		a.Touch()
	}
}

// list lists the terms that are found, before those of what stands on the screen where nothing is sought.
func (o *GlossaryOverlay) list(a *App, in draw.Rect) {
	u := a.UI
	row := func(r *draw.Rect, id string, t *glossary.Term) {
		b := r.CutTop(u.Px(30), u.Px(3))
		if u.Button(id, b, t.Name, ui.ButtonStyle{Size: 14, On: t.ID == o.at, Quiet: true}) || u.Focused() == id && o.at != t.ID {
			o.show(t.ID, false)
			u.Top("glossary.text")
			a.Touch()
		}
	}
	a.SheetList("glossary.list", in, func(r *draw.Rect) {
		if o.find == "" && len(o.about) > 0 {
			r.CutTop(u.Title(*r, a.Say("glossary-about")), u.Px(2))
			for _, t := range o.about {
				row(r, glossaryAbout+t.ID, t)
			}
			r.CutTop(u.Px(8), 0)
			r.CutTop(u.Title(*r, a.Say("glossary-all")), u.Px(2))
		}
		for _, t := range o.found {
			row(r, glossaryTerm+t.ID, t)
		}
		if len(o.found) == 0 {
			text := a.Say("glossary-nothing")
			h := u.Paragraph(*r, text, draw.Style{Size: 14, Color: draw.Muted})
			u.Note("glossary.nothing", text, r.CutTop(h, 0))
		}
	})
}

// term shows the term that is chosen and where it leads.
func (o *GlossaryOverlay) term(a *App, in draw.Rect) {
	t := o.book.Term(o.at)
	if t == nil {
		return
	}
	u := a.UI
	head := in.CutTop(u.Px(32), u.Px(8))
	if len(o.past) > 0 {
		st := ui.ButtonStyle{Size: 13, Align: draw.Center, Cap: Caps(u, ActStepBack)}
		if u.Button("glossary.back", head.CutRight(u.Px(170), u.Px(8)), a.Say("glossary-back"), st) {
			o.back()
			a.Touch()
		}
	}
	u.Label(head, t.Name, draw.Style{Size: 20, Bold: true, Color: draw.Text})
	u.Scroll("glossary.text", in, func(r draw.Rect) float64 {
		top := r.Y
		h := u.Paragraph(r, t.Text, draw.Style{Size: 16, Color: draw.Text})
		u.Note("glossary.text:"+t.ID, t.Name+": "+t.Text, r.CutTop(h, u.Px(18)))
		if links := o.book.Linked(t); len(links) > 0 {
			r.CutTop(u.Title(r, a.Say("glossary-see")), u.Px(4))
			o.links(a, &r, links)
		}
		return r.Y - top
	})
}

// links offers terms side by side, in as many rows as they take.
func (o *GlossaryOverlay) links(a *App, r *draw.Rect, links []*glossary.Term) {
	u := a.UI
	row := r.CutTop(u.Px(32), u.Px(6))
	for _, t := range links {
		w := u.Fonts.Width(t.Name, draw.Style{Size: u.Px(14)}) + u.Px(26)
		if row.W < w && row.X > r.X {
			row = r.CutTop(u.Px(32), u.Px(6))
		}
		if u.Button(glossaryLink+t.ID, row.CutLeft(min(w, row.W), u.Px(6)), t.Name, ui.ButtonStyle{Size: 14, Align: draw.Center}) {
			o.show(t.ID, true)
			u.Top("glossary.text")
			a.Touch()
		}
	}
}
