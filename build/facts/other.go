package main

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// otherFiles writes conditions, devices, remotes, obstacles and the damage deck.
func otherFiles(files map[string]string, src *source, outlines map[string]string) error {
	text := "# Condition cards and the cards that assign them.\n"
	for _, c := range src.Conditions {
		var f fields
		f.str("xws", c.XWS)
		f.str("name", c.Name)
		f.optional("limited", c.Limited)
		f.list("pilots", c.Pilots)
		f.list("upgrades", c.Upgrades)
		f.flag("has_ability", c.HasAbility)
		text += "\n[[condition]]\n" + f.lines()
	}
	files["conditions.toml"] = text

	text = "# Devices: what an upgrade drops, launches or places.\n"
	for _, d := range src.Devices {
		var f fields
		f.str("id", catalog.Slug(d.Name))
		f.str("name", d.Name)
		var kinds []string
		for kind := range strings.SplitSeq(d.Type, "/") {
			kinds = append(kinds, strings.ToLower(kind))
		}
		f.list("types", kinds)
		f.list("upgrades", d.Upgrades)
		text += "\n[[device]]\n" + f.lines()
	}
	files["devices.toml"] = text

	text, err := remotesText(src.Remotes)
	if err != nil {
		return err
	}
	files["remotes.toml"] = text

	text, err = obstaclesText(src.Obstacles, outlines)
	if err != nil {
		return err
	}
	files["obstacles.toml"] = text

	text = "# The damage deck of the second edition. Numbers follow the alphabet.\n"
	slices.SortFunc(src.Damage, func(a, b srcDamage) int { return strings.Compare(a.Name, b.Name) })
	for i, d := range src.Damage {
		var f fields
		f.str("id", catalog.Slug(d.Name))
		f.str("title", d.Name)
		f.str("trait", strings.ToLower(d.Type))
		f.num("copies", d.Copies)
		f.num("number", i+1)
		if d.Deck != "second-edition" {
			return fmt.Errorf("damage card %s of the deck %q", d.Name, d.Deck)
		}
		text += "\n[[damage]]\n" + f.lines()
	}
	files["damage.toml"] = text
	return nil
}

func remotesText(remotes []srcRemote) (string, error) {
	text := "# Remotes: devices with initiative, agility and hull.\n"
	for _, r := range remotes {
		var f fields
		f.str("id", catalog.Slug(r.Name))
		f.str("name", r.Name)
		f.num("initiative", r.Initiative)
		f.num("agility", r.Agility)
		f.num("hull", r.Hull)
		f.raw("charges", charges(r.Charges))
		var attacks []string
		for _, a := range r.Attacks {
			t, err := attackText(a)
			if err != nil {
				return "", fmt.Errorf("remote %s: %w", r.Name, err)
			}
			attacks = append(attacks, t)
		}
		if len(attacks) > 0 {
			f.raw("attacks", "["+strings.Join(attacks, ", ")+"]")
		}
		f.list("upgrades", r.Upgrades)
		text += "\n[[remote]]\n" + f.lines()
	}
	return text, nil
}

const obstacleHeader = `# Obstacles. Outlines in mm, counter-clockwise, around their own middle: our own
# shapes, of the size and area of the tokens.
`

// assumedBlaze is the outline of the blaze, of which no measure is known: about as
// large as a gas cloud (docs/decisions/0014).
const assumedBlaze = "[[14.0, -22.0], [25.0, -17.0], [31.0, -5.0], [27.0, 8.0], [30.0, 16.0], [17.0, 22.0], [6.0, 19.0], [-4.0, 26.0], [-15.0, 20.0], [-27.0, 17.0], [-25.0, 5.0], [-31.0, -6.0], [-24.0, -18.0], [-13.0, -23.0], [0.0, -20.0]]"

func obstaclesText(obstacles []srcObstacle, outlines map[string]string) (string, error) {
	types := words{
		"Asteroid": "asteroid", "Debris Cloud": "debris", "Gas Cloud": "gascloud",
		"Obstacle": "other", "Device/Obstacle": "other",
	}
	text := obstacleHeader
	for _, o := range obstacles {
		kind, err := types.id(o.Type)
		if err != nil {
			return "", fmt.Errorf("obstacle %s: %w", o.XWS, err)
		}
		if o.XWS == "loosecargo" || o.XWS == "spareparts" {
			kind = "debris" // X20-DVC-018, X20-DVC-019
		}
		var f fields
		f.str("id", o.XWS)
		f.str("name", o.Name)
		f.str("type", kind)
		f.flag("chosen", o.Origin == "chosen")
		f.str("upgrade", o.Upgrade)
		f.list("products", o.Products)
		if outlines[o.XWS] == "" && o.XWS == "blaze" {
			outlines[o.XWS] = assumedBlaze
		}
		f.raw("outline", outlines[o.XWS])
		if outlines[o.XWS] == "" && o.Origin == "chosen" {
			return "", fmt.Errorf("obstacle %s: no outline", o.XWS)
		}
		text += "\n[[obstacle]]\n" + f.lines()
	}
	return text, nil
}

var point = regexp.MustCompile(`\((-?[0-9.]+),(-?[0-9.]+)\)`)

// loadOutlines reads the table of section 1.6: name in the first column, points
// in the last.
func loadOutlines(path string) (map[string]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	_, section, found := strings.Cut(string(data), "### X-Wing obstacles")
	section, _, ended := strings.Cut(section, "\n### ")
	if !found || !ended {
		return nil, fmt.Errorf("%s: no section of X-Wing obstacles", path)
	}
	outlines := map[string]string{}
	for line := range strings.Lines(section) {
		columns := strings.Split(line, "|")
		points := point.FindAllStringSubmatch(line, -1)
		if len(columns) < 3 || len(points) < 3 {
			continue
		}
		var pairs []string
		for _, p := range points {
			pairs = append(pairs, fmt.Sprintf("[%s, %s]", decimal(p[1]), decimal(p[2])))
		}
		outlines[strings.TrimSpace(columns[1])] = "[" + strings.Join(pairs, ", ") + "]"
	}
	return outlines, nil
}

// decimal makes a whole number a TOML float, so that a list keeps one kind.
func decimal(s string) string {
	if strings.Contains(s, ".") {
		return s
	}
	return s + ".0"
}
