/** Degrades a drawn picture as a phone, a shaking hand, a screen and a messenger do. */

import sharp from 'sharp'

/**
 * How pictures are degraded: `scale` is how many points a drawn pixel gets, `curl` by how much a
 * page bends, `shake` over how many points a hand moved, `grid` how strongly the points of a
 * photographed screen show, `again` how often it is packed once more.
 */
export const DISTORTIONS = {
  clean: { quality: 88 },
  packed: { quality: 45, blur: 0.4 },
  scan: { quality: 72, turn: 0.4 },
  light: { quality: 70, turn: 0.9, blur: 0.5, lamp: 0.3 },
  shaded: { quality: 70, turn: -1.2, blur: 0.5, lamp: 0.45, shadow: 0.55 },
  dim: { quality: 62, turn: 1.6, tilt: 5, blur: 0.7, lamp: 0.65, shadow: 0.65, noise: 7 },
  sent: { quality: 38, scale: 1.5, blur: 0.4, again: 1 },
  tiny: { quality: 55, scale: 1.25 },
  small: { quality: 60, scale: 1.15, turn: -0.6, blur: 0.4, lamp: 0.2, noise: 4 },
  shaken: { quality: 68, turn: 1.1, tilt: 3, shake: 5, lamp: 0.3, noise: 4 },
  creased: { quality: 64, turn: -0.8, blur: 0.6, lamp: 0.3, crease: true, noise: 5 },
  curled: { quality: 70, turn: 0.7, blur: 0.5, lamp: 0.35, curl: 26 },
  glare: { quality: 66, turn: -1.4, tilt: -4, blur: 0.6, lamp: 0.25, glare: 0.85 },
  screen: { quality: 62, turn: 1.3, tilt: 4, blur: 0.7, grid: 0.13 },
  screenDim: { quality: 55, turn: -2, tilt: -6, blur: 0.8, grid: 0.2, lamp: 0.4, noise: 5 },
}

/** What lies over a page: a lamp on one side, the shadow of a hand, creases, light on its gloss. */
export function shade({ lamp = 0, shadow = 0, crease = false, glare = 0 }) {
  const dark = (share) => `rgb(24 20 16 / ${share})`
  const over = (style) => `<div style="position:absolute;inset:0;${style}"></div>`
  const hand = shadow
    ? `<div style="position:absolute;inset:-10%;filter:blur(14px)"><div style="position:absolute;inset:0;background:${dark(shadow)};clip-path:polygon(38% 100%,46% 52%,60% 40%,74% 46%,88% 100%)"></div></div>`
    : ''
  const side = lamp ? over(`background:linear-gradient(118deg,${dark(0)} 20%,${dark(lamp)})`) : ''
  const fold = (way, at) =>
    over(
      `background:linear-gradient(${way},#0000 ${at - 1.2}%,${dark(0.3)} ${at - 0.1}%,#fff9 ${at + 0.2}%,#0000 ${at + 1.4}%)`,
    )
  const creases = crease ? fold('91deg', 52) + fold('1deg', 37) + fold('181deg', 28) : ''
  const gloss = glare
    ? over(
        `background:radial-gradient(ellipse 34% 16% at 40% 44%,rgb(255 255 250 / ${glare}) 20%,#fff0 100%)`,
      )
    : ''
  return `<div style="position:absolute;inset:0;overflow:hidden">${side}${hand}${creases}${gloss}</div>`
}

/** Random numbers, the same ones for the same picture. */
function chanceOf(seed) {
  let state = seed
  return () => ((state = (state * 1103515245 + 12345) % 2147483648), state / 2147483648 - 0.5)
}

function noisy(data, amount, seed) {
  const next = chanceOf(seed)
  return Uint8Array.from(data, (one) => Math.max(0, Math.min(255, one + amount * (next() + next() + next()))))
}

/** A picture whose points are taken from other places; `from` says from which. */
function moved({ data, info: { width, height } }, from) {
  const to = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fx, fy] = from(x, y, width, height)
      const [x0, y0] = [
        Math.max(0, Math.min(width - 1, Math.round(fx))),
        Math.max(0, Math.min(height - 2, fy)),
      ]
      const [top, part] = [Math.floor(y0), y0 - Math.floor(y0)]
      for (let c = 0; c < 3; c++) {
        const at = 3 * (top * width + x0) + c
        to[3 * (y * width + x) + c] = data[at] * (1 - part) + data[at + 3 * width] * part
      }
    }
  return to
}

/** The mean of a picture and of what it was while the hand moved. */
function shaken({ data, info: { width } }, points) {
  const shifts = Array.from({ length: points }, (_, at) => 3 * (at + width * Math.round(at / 3)))
  return Uint8Array.from(data, (_, at) => {
    let sum = 0
    for (const shift of shifts) sum += data[Math.min(data.length - 3 + (at % 3), at + shift)]
    return sum / points
  })
}

/** The points of a screen, and the bands that they make with those of a camera. */
function gridded({ data, info: { width } }, share) {
  return Uint8Array.from(data, (one, at) => {
    const [c, point] = [at % 3, Math.floor(at / 3)]
    const [x, y] = [point % width, Math.floor(point / width)]
    const points = Math.sin((2 * Math.PI * (x + c)) / 3.1) * Math.sin((2 * Math.PI * y) / 2.9)
    const bands = Math.sin((2 * Math.PI * (x * 0.9 + y * 0.35)) / 41 + c)
    return Math.max(0, Math.min(255, one * (1 + share * (0.7 * points + 0.45 * bands)) + 6))
  })
}

/** A picture as a JPEG, degraded; the same for the same `seed`. */
export async function degradePicture(png, distortion, seed) {
  const { quality, blur, noise, curl, shake, grid, again = 0 } = distortion
  let picture = sharp(png).removeAlpha()
  const change = async (how) => {
    const raw = await picture.raw().toBuffer({ resolveWithObject: true })
    picture = sharp(how(raw), { raw: { width: raw.info.width, height: raw.info.height, channels: 3 } })
  }
  if (curl)
    await change((raw) =>
      moved(raw, (x, y, width) => [
        x,
        y + curl * Math.sin((Math.PI * x) / width) - (curl / 3) * Math.sin((3 * x) / width),
      ]),
    )
  if (grid) await change((raw) => gridded(raw, grid))
  if (blur) picture = picture.blur(blur)
  if (shake) await change((raw) => shaken(raw, shake))
  if (noise) await change((raw) => noisy(raw.data, noise, seed))
  let jpeg = await picture.jpeg({ quality }).toBuffer()
  for (let time = 0; time < again; time++) {
    const { width } = await sharp(jpeg).metadata()
    jpeg = await sharp(jpeg)
      .resize({ width: Math.round(0.9 * width) })
      .jpeg({ quality })
      .toBuffer()
  }
  return jpeg
}
