// Package mat computes what a table lies over: gas, a planet, stars. A mat is a name,
// a seed and a few colors; the same seed is the same picture everywhere. Nothing of it
// is bright: what is judged on the table lies over it, see knee.
package mat
