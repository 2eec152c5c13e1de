#!/usr/bin/env bash
# Plays the games anew that testdata/games keeps for the replay test. Run it
# when a change of the rules makes old journals play otherwise (CONTRIBUTING.md).
# Where only the state's hash is another one, build/replay -keep is enough.
# Journals played by mouse (…-mouse.jsonl) are not among them; to make them anew:
#   XWING_KEEP=$PWD/testdata/games/rebel-core-imperial-core-mouse.jsonl xvfb-run go test ./scene/e2e -run TestWholeGame
#   XWING_KEEP_PAIR=$PWD/testdata/games/luke-vader-mouse.jsonl xvfb-run go test ./scene/e2e -run TestPairGame
#   XWING_KEEP_MIXED=$PWD/testdata/games/ghost-infiltrator-mouse.jsonl xvfb-run go test ./scene/e2e -run TestMixedGame
#   XWING_KEEP_SCENARIO=$PWD/testdata/games/salvage-mouse.jsonl xvfb-run go test ./scene/e2e -run TestScenarioGame
#   XWING_KEEP_ARMADA=$PWD/testdata/games/armada/core-mouse.jsonl xvfb-run go test ./scene/e2e -run TestArmadaCoreGame
#   XWING_KEEP_ARMADA_WHOLE=$PWD/testdata/games/armada/four-hundred-mouse.jsonl xvfb-run go test ./scene/e2e -run TestArmadaWholeGame
set -euo pipefail
cd "$(dirname "$0")/.."
keep() { # seed, red, blue, player
  go run ./cmd/xwing sim --games 1 --checks --seed "$1" --player "$4" --keep testdata/games \
    --red "assets/facts/squads/$2.xws" --blue "assets/facts/squads/$3.xws"
  mv "testdata/games/$(printf %06d "$1").jsonl" "testdata/games/$2-$3-$4.jsonl"
}
mission() { # seed, scenario of 2.5
  go run ./cmd/xwing sim --games 1 --checks --seed "$1" --edition 2.5 --scenario "$2" --player sensible --keep testdata/games
  mv "testdata/games/$(printf %06d "$1").jsonl" "testdata/games/$2-sensible.jsonl"
}
first() { # seed, damage deck of first edition
  go run ./cmd/xwing sim --games 1 --checks --seed "$1" --edition 1 --deck "$2" --player sensible --keep testdata/games/first
  mv "testdata/games/first/$(printf %06d "$1").jsonl" "testdata/games/first/first-$2-sensible.jsonl"
}
mkdir -p testdata/games testdata/games/first
keep 11 rebel-core imperial-core sensible
keep 12 imperial-heavies rebel-freighters sensible
keep 13 scum-hunters separatist-swarm sensible
keep 14 resistance-runners firstorder-landing random
keep 15 republic-jedi imperial-bombers sensible
keep 16 rebel-mechanics republic-patrol random
keep 17 rebel-bombardiers imperial-punishers sensible
keep 18 separatist-devices scum-cargo sensible
keep 19 firstorder-buoys rebel-astromechs random
keep 20 rebel-gunners imperial-ordnance sensible
keep 21 separatist-secrets scum-smugglers sensible
keep 22 imperial-shuttles rebel-legends random
for scenario in assault chance salvage scramble; do mission 21 "$scenario"; done
first 13 2012
first 23 2015
fleets() { # seed, points, name, what more is said
  go run ./cmd/xwing sim --game armada --games 1 --checks --seed "$1" --total "$2" --player sensible --keep testdata/games/armada "${@:4}"
  mv "testdata/games/armada/$(printf %06d "$1").jsonl" "testdata/games/armada/$3-sensible.jsonl"
}
mkdir -p testdata/games/armada
fleets 504 400 four-hundred
fleets 505 400 four-hundred-huge --around star-dreadnought-command-prototype
seed=600
for objective in $(sed -n 's/^id = "\(.*\)"/\1/p' assets/facts/armada/objectives.toml); do
  [ "$objective" = summa-of-all-things ] || fleets "$((seed++))" 180 "$objective" --objective "$objective"
done
