// Package texts holds a test alone: it compares what X-Wing's cards are declared to do with
// what their texts say, by each points list, where the collected texts lie beside the
// tree. No text is kept here: only which words ask for which part of a declaration.
package texts
