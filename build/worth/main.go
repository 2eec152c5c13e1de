// Command worth finds the cards that lose games for the computer player: it plays the same games with and without
// what a card says, with the seats exchanged, and counts the wins of the squad that brings it.
//
//	worth [-games 400] [-points ffg20] [-seed 0] [-epic] [ID…]
//
// -points ffg10 plays first edition. With -epic they are epic battles, whose squads have cards of their own. Without ids it tries
// all enforced cards of the points list. A card that does well enough after each fourth of the games is left. Of one that loses by
// more than two standard errors it says so. Among many cards some stand low by chance: try those again with another seed.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"sync"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
	"xwing/game/xwing/sim"
)

func main() {
	games := flag.Int("games", 400, "how many games, half of them without the card")
	points := flag.String("points", "ffg20", "the points list")
	seed := flag.Uint64("seed", 0, "the first pair of games")
	epic := flag.Bool("epic", false, "epic battles")
	flag.Parse()
	if err := run(*games/2, *seed, catalog.Ruleset(*points), *epic, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "worth:", err)
		os.Exit(1)
	}
}

func run(pairs int, seed uint64, list catalog.Ruleset, epic bool, ids []string) error {
	kit, err := kitOf(list)
	if err != nil {
		return err
	}
	squads, err := drawn(kit.RulesBy(list), epic)
	if err != nil {
		return err
	}
	b := bench{kit: kit, list: list, all: sim.NewRotation(squads), pairs: pairs, seed: seed, epic: epic}
	if len(ids) == 0 {
		ids = declared(kit.RulesBy(list))
	}
	next := make(chan string)
	var wait sync.WaitGroup
	var mutex sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for id := range next {
				w, failed := b.try(id)
				mutex.Lock()
				if failed != nil {
					err = failed
				} else if w.pairs > 0 {
					fmt.Println(w)
				}
				mutex.Unlock()
			}
		}()
	}
	for _, id := range ids {
		next <- id
	}
	close(next)
	wait.Wait()
	return err
}

// kitOf is what games by a points list are made of.
func kitOf(list catalog.Ruleset) (*match.Kit, error) {
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		return nil, err
	}
	second, err := match.NewKit(assets.Facts())
	return match.Kits{second, first}.By(list), err
}

// drawn is what squads are drawn from.
func drawn(rules *xwing.Rules, epic bool) (*sim.Squads, error) {
	if !epic {
		return sim.NewEnforcedSquads(rules)
	}
	all, err := sim.NewEpics(rules)
	if err != nil {
		return nil, err
	}
	return all.Squads, nil
}

// declared are the ids of the pilots and upgrades that have a declaration by the rules.
func declared(rules *xwing.Rules) []string {
	var ids []string
	for _, c := range cards.All() {
		if (c.ID.Kind == catalog.PilotCard || c.ID.Kind == catalog.UpgradeCard) && len(c.Abilities) > 0 &&
			rules.Cards.Card(c.ID.Ref()) != nil && !slices.Contains(ids, c.ID.XWS) {
			ids = append(ids, c.ID.XWS)
		}
	}
	slices.Sort(ids)
	return ids
}

// bench is what all cards are tried on.
type bench struct {
	kit   *match.Kit
	list  catalog.Ruleset
	all   *sim.Rotation
	pairs int
	seed  uint64
	epic  bool
}

// worth is how the squads did that brought a card: each pair of games counts from -2, won without it and lost with
// it, to 2.
type worth struct {
	id            string
	pairs         int
	with, without int // wins less losses
	squares       int
}

func (w worth) String() string {
	said := fmt.Sprintf("%-40s %4d pairs  with %+4d  without %+4d  %+.2f ± %.2f", w.id, w.pairs, w.with, w.without, w.mean(), w.spread())
	if w.loses() {
		said += "  costs wins"
	}
	return said
}

// loses reports whether the card costs wins, by more than two standard errors.
func (w worth) loses() bool { return w.mean() < -2*w.spread() }

// mean is what the card wins in a game.
func (w worth) mean() float64 { return float64(w.with-w.without) / float64(w.pairs) }

// spread is the standard error of the mean.
func (w worth) spread() float64 {
	return math.Sqrt((float64(w.squares)/float64(w.pairs) - w.mean()*w.mean()) / float64(w.pairs))
}

// try plays the games of a card; none, if no squad can be drawn around it.
func (b *bench) try(id string) (worth, error) {
	w := worth{id: id}
	around := b.all.Around(id)
	if around == nil {
		return w, nil
	}
	without := b.kit.WithCards(slices.DeleteFunc(cards.All(), func(c *xwing.Card) bool { return c.ID.XWS == id })...)
	for i := range b.pairs {
		n, seat := b.seed+uint64(i/2), game.Seat(i%2) // the same twice, with the seats exchanged
		pair, err := around.Pair(n)
		if err != nil {
			return w, err
		}
		other, err := b.all.Pair(n)
		if err != nil {
			return w, err
		}
		pair.Squads[seat], pair.Squads[1-seat] = pair.Squads[0], other.Squads[1]
		d := [2]int{}
		for i, kit := range []*match.Kit{b.kit, without} {
			if d[i], err = b.play(kit, pair, seat, n); err != nil {
				return w, err
			}
		}
		w.pairs++
		w.with, w.without, w.squares = w.with+d[0], w.without+d[1], w.squares+(d[0]-d[1])*(d[0]-d[1])
		if w.pairs%max(b.pairs/4, 1) == 0 && w.mean() >= 0 {
			break
		}
	}
	return w, nil
}

// play is 1 if the seat wins, -1 if it loses, 0 for a draw.
func (b *bench) play(kit *match.Kit, pair sim.Pair, seat game.Seat, seed uint64) (int, error) {
	h, err := kit.HeaderBy(b.list, pair.Squads, seed)
	if err == nil {
		h, err = kit.InEpic(h, b.epic)
	}
	if err != nil {
		return 0, err
	}
	r := sim.Play(sim.Game{Header: h, Start: kit.Start, Players: [2]player.Player{player.NewSensible(seed << 1), player.NewSensible(seed<<1 | 1)}})
	switch {
	case r.Stuck != nil:
		return 0, r.Stuck
	case r.Winner == game.NoSide:
		return 0, nil
	case r.Winner == game.Side(seat):
		return 1, nil
	}
	return -1, nil
}
