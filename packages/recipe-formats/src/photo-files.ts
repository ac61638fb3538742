/** Finds the photo of a recipe among the files of its archive. */

import { pictureFile } from './archive/files-to-read.ts'
import { filePhoto, type PhotoSource } from './file-recipe.ts'

/** The folder of a file with the slash behind it; '' at the top. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The picture beside a recipe or in `images/` below it; the original before smaller ones. */
export function photoBeside(path: string, paths: readonly string[]): PhotoSource | null {
  const folder = folderOf(path)
  const picturesBeside = paths.filter(
    (one) => pictureFile.test(one) && (folderOf(one) === folder || folderOf(one) === `${folder}images/`),
  )
  const isOnly = paths.filter((one) => folderOf(one) === folder && /\.json$/i.test(one)).length <= 1
  const pathWithoutExtension = path.slice(0, path.lastIndexOf('.'))
  const best =
    picturesBeside.find((one) => /(?:^|\/)original\.[^/]+$/i.test(one)) ??
    picturesBeside.find((one) => one.startsWith(`${pathWithoutExtension}.`)) ??
    (isOnly
      ? (picturesBeside.find((one) => /(?:^|\/)image[^/]*$/i.test(one)) ?? picturesBeside[0])
      : undefined)
  return filePhoto(best)
}

/**
 * The first picture of a saved page that was saved beside it, as Paprika's pages and browsers do.
 */
export function pictureOn(html: string, path: string, paths: readonly string[]): PhotoSource | null {
  const picturePaths = new Set(paths.filter((one) => pictureFile.test(one)))
  if (picturePaths.size === 0) return null
  for (const [, src = ''] of html.matchAll(/<img\b[^>]{0,2000}?\bsrc\s*=\s*["']([^"']{1,500})/gi)) {
    const savedPath = folderOf(path) + decodeAddress(src).replace(/^\.\//, '')
    if (picturePaths.has(savedPath)) return { kind: 'file', path: savedPath }
  }
  return null
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('&amp;', '&'))
  } catch {
    return address
  }
}
