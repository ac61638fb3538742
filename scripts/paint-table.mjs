/**
 * Paints the front page's picture of a laid table: `node scripts/paint-table.mjs`. A browser draws
 * pixels without blocking presses, and a drawing of two thousand lines would block them. A laptop
 * shows the whole square, a phone a strip of its middle.
 */

import path from 'node:path'
import sharp from 'sharp'

const place = path.join(import.meta.dirname, '../src/web/account/sign-in')
const SIDE = 1200
const STRIP = { width: 960, height: 432 }
const look = { quality: 76, effort: 6, smartSubsample: true }

const drawn = await sharp(path.join(place, 'table.svg'), { density: 144 }).resize(SIDE, SIDE).png().toBuffer()
await sharp(drawn).webp(look).toFile(path.join(place, 'table.webp'))
await sharp(drawn).resize(STRIP.width, STRIP.height).webp(look).toFile(path.join(place, 'table-strip.webp'))
