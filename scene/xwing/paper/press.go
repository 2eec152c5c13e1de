package paper

import (
	"image/color"
	"strconv"
	"strings"

	"xwing/scene/art/figure"
)

// press lays a sheet out on pages.
type press struct {
	sheet   *Sheet
	size    Size
	letters *letters
	figures map[string]*figure.Figure
	pages   []*Page
	y       float64 // where what comes next stands
	top     float64 // of the page, below its head
}

// Pages lays a sheet out on paper of a size.
func (s *Sheet) Pages(size Size) ([]*Page, error) {
	l, err := newLetters()
	if err != nil {
		return nil, err
	}
	p := &press{sheet: s, size: size, letters: l, figures: map[string]*figure.Figure{}}
	p.turn()
	p.head()
	for i := range s.Ships {
		p.ship(&s.Ships[i])
	}
	p.feet()
	return p.pages, nil
}

// page is the page that is printed on.
func (p *press) page() *Page { return p.pages[len(p.pages)-1] }

// right and bottom are where a page ends.
func (p *press) right() float64  { return p.size.W - margin }
func (p *press) bottom() float64 { return p.size.H - margin - foot }

// turn begins a page; but the first, it says on top whose it is.
func (p *press) turn() {
	p.pages = append(p.pages, &Page{Size: p.size})
	p.y = margin
	if len(p.pages) > 1 {
		p.write(margin, p.y+9, p.right()-margin, 10, true, black, p.sheet.Name)
		p.y += 16
	}
	p.top = p.y
}

// write writes a line, and returns where it ends.
func (p *press) write(x, y, room, size float64, bold bool, ink color.NRGBA, words string) float64 {
	words, whole := p.letters.fit(p.letters.legible(words), size, bold, room)
	if words == "" {
		return x
	}
	p.page().Texts = append(p.page().Texts, Text{x, y, size, bold, ink, words, room, !whole})
	return x + p.letters.width(words, bold)*size
}

// fill fills outlines, and draw draws them.
func (p *press) fill(o [][]figure.Pt, ink color.NRGBA) {
	p.page().Forms = append(p.page().Forms, Form{Outlines: o, Ink: ink})
}

func (p *press) draw(o [][]figure.Pt, line float64, ink color.NRGBA, loose bool) {
	p.page().Forms = append(p.page().Forms, Form{o, ink, line, loose})
}

// head is what stands on top of the first page: whose squad it is, what it costs, what is wrong with it, its obstacles.
func (p *press) head() {
	room := p.right() - margin
	p.write(margin, p.y+16, room, titleSize, true, black, p.sheet.Name)
	p.y += 24
	p.paragraph(strings.Join(p.sheet.Told, " · "), false, black)
	p.flaws()
	p.obstacles()
	p.y += 4
}

// paragraph writes a text over the whole page, in as many lines as it takes.
func (p *press) paragraph(text string, bold bool, ink color.NRGBA) {
	room := p.right() - margin
	for _, line := range p.letters.wrap(p.letters.legible(text), 9, bold, room) {
		p.write(margin, p.y+9, room, 9, bold, ink, line)
		p.y += 12
	}
}

// mostFlaws bounds the broken rules that are told.
const mostFlaws = 8

// flaws says that the squad breaks rules, and which.
func (p *press) flaws() {
	all := p.sheet.Flaws
	if len(all) == 0 {
		return
	}
	w := p.sheet.words
	p.y += 2
	p.paragraph(w.Plain("ui.paper-draft"), true, black)
	for _, flaw := range all[:min(len(all), mostFlaws)] {
		p.paragraph("– "+flaw, false, black)
	}
	if n := len(all) - mostFlaws; n > 0 {
		p.paragraph("– "+w.Plain("ui.more-breaches", "n", strconv.Itoa(n)), false, black)
	}
}

// Obstacles on paper, in points: how much room one has, and how large a millimetre is.
const (
	obstacleRoom = 44
	obstacleMM   = 0.36
)

// obstacles shows the outlines of the squad's obstacles, all to one scale.
func (p *press) obstacles() {
	if len(p.sheet.Obstacles) == 0 {
		return
	}
	end := p.write(margin, p.y+obstacleRoom/2+3, 80, textSize, true, black, p.sheet.words.Plain("ui.build-obstacles"))
	for i, shape := range p.sheet.Obstacles {
		x := end + 12 + obstacleRoom*(float64(i)+0.5)
		if x+obstacleRoom/2 > p.right() {
			break
		}
		lo, hi := shape.Bounds()
		var o []figure.Pt
		for _, v := range shape.Outline(0.5) {
			o = append(o, figure.Pt{X: v.X - (lo.X+hi.X)/2, Y: (lo.Y+hi.Y)/2 - v.Y})
		}
		scale := min(obstacleMM, (obstacleRoom-4)/max(hi.X-lo.X, hi.Y-lo.Y))
		p.draw(placed([][]figure.Pt{o}, x, p.y+obstacleRoom/2, scale), 0.8, black, false)
	}
	p.y += obstacleRoom + 2
}

// feet says below each page which of how many it is, of what day, and what the marks of difficulty stand for.
func (p *press) feet() {
	w, all := p.sheet.words, p.pages
	for i := range all {
		p.pages = all[:i+1]
		y := p.size.H - margin
		p.legend(margin, y)
		told := w.Plain("ui.paper-page", "at", strconv.Itoa(i+1), "of", strconv.Itoa(len(all)), "date", p.sheet.Date)
		told = p.letters.legible(told)
		wide := p.letters.width(told, false) * smallSize
		p.write(p.right()-wide, y, wide+0.1, smallSize, false, gray, told)
	}
}
