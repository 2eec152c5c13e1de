package compare

import "strconv"

// Sums are the keys of what squads come to, in the order in which they are told.
func Sums() []string {
	return []string{"points", "ships", "initiative", "hull", "shields", "attack"}
}

// Sum is what the squad comes to, as it is told: "191 / 200", "3–5".
func (s *Squad) Sum(key string) string {
	switch key {
	case "points":
		if s.Limit > 0 {
			return strconv.Itoa(s.Points) + " / " + strconv.Itoa(s.Limit)
		}
		return strconv.Itoa(s.Points)
	case "ships":
		return strconv.Itoa(len(s.Ships))
	case "initiative":
		if s.Least != s.Most {
			return strconv.Itoa(s.Least) + "–" + strconv.Itoa(s.Most)
		}
		return strconv.Itoa(s.Most)
	}
	return strconv.Itoa(s.Value(key))
}

// Value is what is more the better: hull, shields, attack dice, points, ships; of initiative the best.
func (s *Squad) Value(key string) int {
	switch key {
	case "points":
		return s.Points
	case "ships":
		return len(s.Ships)
	case "initiative":
		return s.Most
	case "hull":
		return s.Hull
	case "shields":
		return s.Shields
	}
	return s.Attack
}
