package paper

import (
	"bytes"
	"image/color"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

// PDF is a document of pages. Its letters are letters: they can be marked and searched.
func PDF(title string, pages []*Page) ([]byte, error) {
	size := A4
	if len(pages) > 0 {
		size = pages[0].Size
	}
	doc := fpdf.NewCustom(&fpdf.InitType{UnitStr: "pt", Size: fpdf.SizeType{Wd: size.W, Ht: size.H}})
	doc.SetMargins(0, 0, 0)
	doc.SetAutoPageBreak(false, 0)
	doc.SetTitle(title, true)
	doc.SetCreator("xwing", true)
	doc.SetCatalogSort(true)
	doc.SetCreationDate(time.Unix(0, 0)) // the day stands on the sheet
	doc.SetModificationDate(time.Unix(0, 0))
	doc.AddUTF8FontFromBytes("go", "", goregular.TTF)
	doc.AddUTF8FontFromBytes("go", "B", gobold.TTF)
	for _, p := range pages {
		doc.AddPage()
		for i := range p.Forms {
			formPDF(doc, &p.Forms[i])
		}
		for i := range p.Texts {
			textPDF(doc, &p.Texts[i])
		}
	}
	var out bytes.Buffer
	err := doc.Output(&out)
	return out.Bytes(), err
}

func formPDF(doc *fpdf.Fpdf, f *Form) {
	set, way := doc.SetFillColor, "F"
	if f.Line > 0 {
		set, way = doc.SetDrawColor, "D"
		doc.SetLineWidth(f.Line)
	}
	ink(set, f.Ink)
	for _, o := range f.Outlines {
		for i, q := range o {
			if i == 0 {
				doc.MoveTo(q.X, q.Y)
			} else {
				doc.LineTo(q.X, q.Y)
			}
		}
		doc.ClosePath()
	}
	doc.DrawPath(way)
}

func textPDF(doc *fpdf.Fpdf, t *Text) {
	style := ""
	if t.Bold {
		style = "B"
	}
	doc.SetFont("go", style, t.Size)
	ink(doc.SetTextColor, t.Ink)
	doc.Text(t.X, t.Y, t.Words)
}

func ink(set func(r, g, b int), c color.NRGBA) { set(int(c.R), int(c.G), int(c.B)) }
