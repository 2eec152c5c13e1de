package paper

import (
	"path/filepath"
	"strconv"
	"strings"
)

// File is a file to be written: its name, and how many pages it has.
type File struct {
	Name    string
	Content []byte
	Pages   int
}

// Files are the pages of a sheet as files: of a name that ends in .png a picture of each page, which are numbered where
// there are several, of any other one document.
func Files(s *Sheet, pages []*Page, file string) ([]File, error) {
	kind := filepath.Ext(file)
	if !strings.EqualFold(kind, ".png") {
		doc, err := PDF(s.Name, pages)
		return []File{{file, doc, len(pages)}}, err
	}
	var out []File
	for i, p := range pages {
		img, err := PNG(p)
		if err != nil {
			return nil, err
		}
		as := file
		if len(pages) > 1 {
			as = strings.TrimSuffix(file, kind) + "-" + strconv.Itoa(i+1) + kind
		}
		out = append(out, File{as, img, 1})
	}
	return out, nil
}
