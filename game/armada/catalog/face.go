package catalog

import "xwing/internal/facts"

// Face is what a side of a die shows: its icons.
type Face uint8

// The faces.
const (
	Blank Face = iota + 1
	Accuracy
	Hit
	Crit
	HitHit
	HitCrit
)

var faceIDs = []string{"", "blank", "accuracy", "hit", "crit", "hit-hit", "hit-crit"}

func (f Face) String() string                { return facts.EnumString(faceIDs, f) }
func (f Face) MarshalText() ([]byte, error)  { return []byte(f.String()), nil }
func (f *Face) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("face", faceIDs, t, f) }

// Faces are the eight sides of a die.
func Faces(c Color) [8]Face {
	return [...][8]Face{
		Red:   {Blank, Blank, Accuracy, Hit, Hit, Crit, Crit, HitHit},
		Blue:  {Accuracy, Accuracy, Hit, Hit, Hit, Hit, Crit, Crit},
		Black: {Blank, Blank, Hit, Hit, Hit, Hit, HitCrit, HitCrit},
	}[c]
}

// AllFaces are the faces that dice of whatever color have.
func AllFaces() []Face { return []Face{Blank, Accuracy, Hit, Crit, HitHit, HitCrit} }

// Hits is how many hit icons the face shows.
func (f Face) Hits() int {
	switch f {
	case Hit, HitCrit:
		return 1
	case HitHit:
		return 2
	}
	return 0
}

// Crits is how many critical icons the face shows.
func (f Face) Crits() int {
	if f == Crit || f == HitCrit {
		return 1
	}
	return 0
}
