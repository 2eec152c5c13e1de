package main

import (
	"fmt"
	"sort"
	"strings"
	"time"
)

// second is the other trial; what goes wrong in it is pictured.
func (p *player) second(own string) (err error) {
	defer func() {
		if err != nil {
			p.shoot("failed")
		}
	}()
	for _, source := range []string{"if (location.protocol == 'http:') " + calm, listening} {
		if err := p.do("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": source}, nil); err != nil {
			return err
		}
	}
	squad, err := byLink()
	if err != nil {
		return err
	}
	if err := p.round(own, squad); err != nil {
		return err
	}
	if p.touch {
		if err := p.pinch(); err != nil {
			return err
		}
		p.shoot("pinched")
		if err := p.pan(); err != nil {
			return err
		}
		p.shoot("panned")
	}
	if err := p.outside(own); err != nil {
		return err
	}
	if len(p.console) > 0 {
		return fmt.Errorf("the page complained: %s", strings.Join(p.console, "\n"))
	}
	return nil
}

// round plays one round against the computer, from the link of a squad to the end of the round.
func (p *player) round(own, squad string) error {
	if err := p.open(own, "&squad="+squad, "squads"); err != nil {
		return err
	}
	if err := p.paste(); err != nil {
		return err
	}
	for _, id := range []string{"squad:Two rebels:red", "squad:Two of many:blue"} {
		if err := p.click(id); err != nil {
			return err
		}
	}
	if err := p.againstComputer(); err != nil {
		return err
	}
	p.shoot("squads")
	if err := p.click("squads.begin"); err != nil {
		return err
	}
	return p.untilNextRound()
}

// againstComputer gives blue to the computer; in a low window that stands on a page of its own.
func (p *player) againstComputer() error {
	s, err := p.look()
	if err != nil {
		return err
	}
	if _, paged := s.find("squads.page:blue"); paged {
		if err := p.click("squads.page:blue"); err != nil {
			return err
		}
	}
	return p.click("player:blue")
}

// untilNextRound answers all that red is asked until dials are set once more, and tells how often
// what was asked and how long it took until the next question was there.
func (p *player) untilNextRound() error {
	const most = 150
	asked, began, longest, at := map[string]int{}, time.Now(), time.Duration(0), ""
	dials, others := false, false
	total := 0
	for ; total < most; total++ {
		since := time.Now()
		s, err := p.until("a question", 60*time.Second, func(s screen) bool {
			return s.Screen == "curtain" || s.Screen == "result" || s.Screen == "table" && s.Prompt != "" && s.Seat == "red" && len(s.enabled("")) > 0
		})
		if err != nil {
			return err
		}
		if wait := time.Since(since); wait > longest {
			longest, at = wait, s.Prompt
		}
		if s.Screen == "curtain" {
			return fmt.Errorf("a curtain falls before a player who is alone")
		}
		if s.Prompt == "set-dials" && dials && others {
			break
		}
		dials, others = dials || s.Prompt == "set-dials", dials && (others || s.Prompt != "set-dials")
		if asked[s.Prompt]++; asked[s.Prompt] == 1 {
			p.shoot(fmt.Sprintf("round-%02d-%s", len(asked), s.Prompt))
		}
		if err := p.answer(s); err != nil {
			return err
		}
	}
	if total == most {
		return fmt.Errorf("after %d answers the round has not ended", most)
	}
	p.shoot("round-end")
	var tell []string
	for prompt, n := range asked {
		tell = append(tell, fmt.Sprintf("%d %s", n, prompt))
	}
	sort.Strings(tell)
	fmt.Printf("a round: %d questions in %.0f s, the longest wait %.1f s for %s: %s\n", total, time.Since(began).Seconds(), longest.Seconds(), at, strings.Join(tell, ", "))
	return nil
}
