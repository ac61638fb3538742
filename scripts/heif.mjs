/** Installs what makes and opens HEIC photos, for tests. */

import { spawnSync } from 'node:child_process'
import { installFromDebian, isDebian } from './chromium.mjs'
import { say } from './prepare.mjs'

/** Whether photos can be encoded as HEIC; Debian has an encoder from version 13 on. */
const canPack = () => {
  const { status, stdout } = spawnSync('heif-enc', ['--list-encoders'], { encoding: 'utf8' })
  return status === 0 && /x265|kvazaar/.test(stdout)
}

if (!canPack() && isDebian()) {
  installFromDebian('libheif-examples')
  if (!canPack()) installFromDebian('libheif-plugin-x265', 'libheif-plugin-libde265')
}
if (!canPack()) {
  say('Tests pack photos as HEIC by heif-enc: install libheif with x265, then try again.')
  process.exit(1)
}
