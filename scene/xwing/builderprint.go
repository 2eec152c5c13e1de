package xwing

import (
	"errors"
	"strconv"
	"time"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/paper"
)

// builderPrint prints the squad that is built: on which paper, as what.
type builderPrint struct {
	builder *builderScreen
	size    int // of the paper, among paper.Sizes
	png     bool
	told    []string // where it is now
}

// print asks how the squad is to be printed.
func (b *builderScreen) print() { b.client.Cover(&builderPrint{builder: b}) }

func (*builderPrint) Name() string { return "build-print" }

func (p *builderPrint) Build(*scene.App) {
	a := p.builder.client
	u := a.UI
	in := a.Sheet(560, 320, a.Say("build-print-title"))
	row := func(label string) draw.Rect {
		r := in.CutTop(u.Px(36), u.Px(8))
		u.Label(r.CutLeft(u.Px(90), u.Px(8)), label, draw.Style{Size: 15, Color: draw.Muted})
		return r
	}
	chip := func(r *draw.Rect, id, label string, on bool) bool {
		return u.Button(id, r.CutLeft(u.Px(130), u.Px(8)), label, ui.ButtonStyle{Align: draw.Center, Size: 15, On: on})
	}
	r := row(a.Say("build-print-paper"))
	for i, size := range paper.Sizes() {
		if chip(&r, "build-print:"+size.Name, a.Say("build-print-"+size.Name), i == p.size) {
			p.size, p.told = i, nil
		}
	}
	r = row(a.Say("build-print-as"))
	if chip(&r, "build-print:pdf", "PDF", !p.png) {
		p.png, p.told = false, nil
	}
	if chip(&r, "build-print:png", "PNG", p.png) {
		p.png, p.told = true, nil
	}
	if n := len(p.builder.breaches()); n > 0 {
		u.Label(in.CutTop(u.Px(22), u.Px(6)), a.Say("build-print-breaches"), draw.Style{Size: 14, Color: draw.Warn})
	}
	st := ui.ButtonStyle{Align: draw.Center, Primary: true}
	foot := in.CutBottom(u.Px(38), u.Px(8))
	if u.Button("build-print.print", foot.CutRight(u.Px(150), 0), a.Say("build-print"), st) {
		p.print()
	}
	for _, told := range p.told {
		in.CutTop(u.Paragraph(in, told, draw.Style{Size: 14, Color: draw.Text, Plain: true}), u.Px(3))
	}
	if len(p.told) > 0 {
		u.Note("build-print.told", p.told[0], in)
	}
}

// print writes the files: on a page its browser keeps them, else they go into the player's folder of sheets.
func (p *builderPrint) print() {
	b := p.builder
	a := b.client
	b.call()
	p.told = nil
	sheet := paper.Of(b.words(), a.kit.Facts, b.mode(), b.squad(), time.Now().Format(time.DateOnly))
	pages, err := sheet.Pages(paper.Sizes()[p.size])
	if err != nil {
		a.Fail(err)
		return
	}
	kind := ".pdf"
	if p.png {
		kind = ".png"
	}
	files, err := paper.Files(sheet, pages, sheet.Name+kind)
	for _, f := range files {
		told := f.Name
		switch {
		case err != nil:
		case a.Opt.Page != nil:
			a.Opt.Page.Save(f.Name, f.Content)
		case a.game.Print == nil:
			err = errors.ErrUnsupported
		default:
			told, err = a.game.Print(f.Name, f.Content)
		}
		if err == nil {
			p.told = append(p.told, b.words().Plain("ui.build-printed", "file", told, "n", strconv.Itoa(f.Pages)))
		}
	}
	if err != nil {
		a.Fail(err)
	}
	a.Touch()
}
