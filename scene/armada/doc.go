// Package armada is what Star Wars: Armada looks like: its table, how its questions are asked, the fleets that it is
// begun with. It stands on the shell (package scene) and on what any table has (scene/table), decides no rule, and knows no
// other game.
package armada
