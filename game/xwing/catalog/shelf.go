package catalog

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
)

// book is one file of facts. It is decoded when it is first asked for.
type book[T any] struct {
	name   string
	decode func() ([]*T, error)

	once sync.Once
	rows []*T
	err  error

	indexed sync.Once
	byID    map[string]*T
}

func (b *book[T]) read() ([]*T, error) {
	b.once.Do(func() {
		if b.rows, b.err = b.decode(); b.err != nil {
			b.rows, b.err = nil, fmt.Errorf("%s: %w", b.name, b.err)
		}
	})
	return b.rows, b.err
}

// shelf is all rows of one kind, in one file or several.
type shelf[T any] struct {
	kind  string
	id    func(*T) string
	also  func(*T) []string // further ids of a row; nil: none
	books []*book[T]
	home  map[string]*book[T] // in which book an id stands, as known without decoding

	once sync.Once
	all  []*T
}

// add puts a file on the shelf with the ids that stand in it.
func (s *shelf[T]) add(b *book[T], ids []string) error {
	if s.home == nil {
		s.home = map[string]*book[T]{}
	}
	for _, id := range ids {
		if first := s.home[id]; first != nil {
			return fmt.Errorf("%s: %s %s is there twice, also in %s", b.name, s.kind, id, first.name)
		}
		s.home[id] = b
	}
	s.books = append(s.books, b)
	return nil
}

// has reports whether the id is known.
func (s *shelf[T]) has(id string) bool { return s.home[id] != nil }

func (s *shelf[T]) find(id string) (*T, error) {
	b := s.home[id]
	if b == nil {
		return nil, fmt.Errorf("unknown %s %q", s.kind, id)
	}
	rows, err := b.read()
	if err != nil {
		return nil, err
	}
	b.indexed.Do(func() { b.byID = s.index(rows) })
	if row := b.byID[id]; row != nil {
		return row, nil
	}
	return nil, fmt.Errorf("%s: unknown %s %q", b.name, s.kind, id)
}

// index is the rows by their ids; of two with one id the first counts.
func (s *shelf[T]) index(rows []*T) map[string]*T {
	byID := make(map[string]*T, len(rows))
	for _, row := range slices.Backward(rows) {
		if s.also != nil {
			for _, id := range s.also(row) {
				byID[id] = row
			}
		}
		byID[s.id(row)] = row
	}
	return byID
}

// list is all rows by id. The list is the caller's, so that he may sort or cut it. Files at fault are left
// out; [Load] finds them.
func (s *shelf[T]) list() []*T {
	s.once.Do(func() {
		for _, b := range s.books {
			rows, _ := b.read()
			s.all = append(s.all, rows...)
		}
		slices.SortStableFunc(s.all, func(a, b *T) int { return cmp.Compare(s.id(a), s.id(b)) })
	})
	return slices.Clone(s.all)
}

// steps are the books as things to read one by one.
func (s *shelf[T]) steps() []func() error {
	var steps []func() error
	for _, b := range s.books {
		steps = append(steps, func() error { _, err := b.read(); return err })
	}
	return steps
}
