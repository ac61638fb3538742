/** Millimetres of an A4 page between the margins of `printed-recipes.module.css`. */
const PAGE_MM = 297 - 2 * 12
const PX_PER_MM = 96 / 25.4
/** From comfortable to as small as one still reads beside the stove. */
const sizes = ['m', 's', 'xs'] as const

/**
 * Gives each part that wants a page of its own the largest type with which it is no longer than one
 * page (recipes 31).
 */
export function fitOnPages(paper: Document): void {
  for (const part of paper.querySelectorAll<HTMLElement>('[data-page]')) {
    const fits = sizes.find((size) => {
      part.dataset['size'] = size
      return part.getBoundingClientRect().height <= PAGE_MM * PX_PER_MM
    })
    // What is too long whatever its type begins on one page and goes on, in a size that is pleasant
    // to read.
    part.dataset['size'] = fits ?? 'm'
  }
}
