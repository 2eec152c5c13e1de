// Package paper prints squads: what stands of one on its sheets, how that is laid out on pages, and how pages become a
// PDF or pictures. A page is letters and outlines at places in points of 1/72 inch, from the upper left corner, whatever
// it becomes. It is dark on white, and nothing is told by color alone.
package paper
