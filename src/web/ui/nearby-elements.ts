/** Where an element stands, as it is remembered in case the element goes. */

/** An element or one around it, and its neighbours. */
export interface NearbyElement {
  element: Element
  next: Element | null
  previous: Element | null
}

/** An element and all around it, from the inside out; none of the page itself. */
export function nearbyElements(element: Element | null): NearbyElement[] {
  const nearby: NearbyElement[] = []
  for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
    nearby.push({
      element: ancestor,
      next: ancestor.nextElementSibling,
      previous: ancestor.previousElementSibling,
    })
  return nearby
}
