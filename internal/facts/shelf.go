package facts

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
)

// Book is one file of facts. It is decoded when it is first asked for.
type Book[T any] struct {
	Name   string
	Decode func() ([]*T, error)

	once sync.Once
	rows []*T
	err  error

	indexed sync.Once
	byID    map[string]*T
}

// Read is the rows of the file, decoded once; what is wrong with it names it.
func (b *Book[T]) Read() ([]*T, error) {
	b.once.Do(func() {
		if b.rows, b.err = b.Decode(); b.err != nil {
			b.rows, b.err = nil, fmt.Errorf("%s: %w", b.Name, b.err)
		}
	})
	return b.rows, b.err
}

// Shelf is all rows of one kind, in one file or several.
type Shelf[T any] struct {
	Kind  string // "ship", for what is wrong
	Key   string // that of the id
	ID    func(*T) string
	Also  func(*T) []string // further ids of a row; nil: none
	books []*Book[T]
	home  map[string]*Book[T] // in which book an id stands, as known without decoding

	once sync.Once
	all  []*T
}

// Add puts a file on the shelf with the ids that stand in it.
func (s *Shelf[T]) Add(b *Book[T], ids []string) error {
	if s.home == nil {
		s.home = map[string]*Book[T]{}
	}
	for _, id := range ids {
		if first := s.home[id]; first != nil {
			return fmt.Errorf("%s: %s %s is there twice, also in %s", b.Name, s.Kind, id, first.Name)
		}
		s.home[id] = b
	}
	s.books = append(s.books, b)
	return nil
}

// Has reports whether the id is there, as far as is known without decoding.
func (s *Shelf[T]) Has(id string) bool { return s.home[id] != nil }

// Find is the row of an id.
func (s *Shelf[T]) Find(id string) (*T, error) {
	b := s.home[id]
	if b == nil {
		return nil, fmt.Errorf("unknown %s %q", s.Kind, id)
	}
	rows, err := b.Read()
	if err != nil {
		return nil, err
	}
	b.indexed.Do(func() { b.byID = s.index(rows) })
	if row := b.byID[id]; row != nil {
		return row, nil
	}
	return nil, fmt.Errorf("%s: unknown %s %q", b.Name, s.Kind, id)
}

// index is the rows by their ids; of two with one id the first counts.
func (s *Shelf[T]) index(rows []*T) map[string]*T {
	byID := make(map[string]*T, len(rows))
	for _, row := range slices.Backward(rows) {
		if s.Also != nil {
			for _, id := range s.Also(row) {
				byID[id] = row
			}
		}
		byID[s.ID(row)] = row
	}
	return byID
}

// Empty reports whether there are no files.
func (s *Shelf[T]) Empty() bool { return len(s.books) == 0 }

// Known wants that every id is on the shelf.
func (s *Shelf[T]) Known(ids ...string) error {
	for _, id := range ids {
		if !s.Has(id) {
			return fmt.Errorf("unknown %s %s", s.Kind, id)
		}
	}
	return nil
}

// List is all rows by id. The list is the caller's, so that he may sort or cut it. Files at fault are left
// out; whoever reads all of [Shelf.Steps] finds them.
func (s *Shelf[T]) List() []*T {
	s.once.Do(func() {
		for _, b := range s.books {
			rows, _ := b.Read()
			s.all = append(s.all, rows...)
		}
		slices.SortStableFunc(s.all, func(a, b *T) int { return cmp.Compare(s.ID(a), s.ID(b)) })
	})
	return slices.Clone(s.all)
}

// Steps are the books as things to read one by one.
func (s *Shelf[T]) Steps() []func() error {
	var steps []func() error
	for _, b := range s.books {
		steps = append(steps, func() error { _, err := b.Read(); return err })
	}
	return steps
}
