package catalog_test

import "testing"

func TestForHuge(t *testing.T) {
	c := load(t)
	for xws, want := range map[string]bool{
		"trackingtorpedoes": true, "admiralozzel": true, "assailer": true, "brighthope": true, "bombardmentspecialists": true,
		"protontorpedoes": false, "millenniumfalcon": false, "cloakingdevice": false, "riggedcargochute": false, "ezrabridger": false,
	} {
		u, err := c.Upgrade(xws)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.ForHuge(u); got != want {
			t.Errorf("%s is for huge ships alone: %v, want %v", xws, got, want)
		}
	}
}
