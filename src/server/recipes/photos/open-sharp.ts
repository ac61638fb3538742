import type sharp from 'sharp'

let opened: Promise<typeof sharp> | undefined

/** What decodes pictures: loaded with the first one, since it is as large as all the rest of the product. */
export const openSharp = (): Promise<typeof sharp> => (opened ??= load())

async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Only what a camera or a page gives is decoded, whatever a file says it is: a drawing (SVG) may hold a program and name other files.
  loaded.block({ operation: ['VipsForeignLoad'] })
  loaded.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
  })
  return loaded
}
