/**
 * Installs the product in the browser, so that it opens without a network, and knows when a newer
 * version is waiting.
 */

import { useSyncExternalStore } from 'react'
import { HOUR } from './api/durations.ts'
import { Listeners } from './api/listeners.ts'
import { SERVICE_WORKER } from './ui/install-trusted-types.ts'

/** An app that is never closed still learns of a new version within the hour. */
const CHECK_INTERVAL = HOUR

let waitingWorker: ServiceWorker | null = null
let isAsked = false
let isTyped = false
const listeners = new Listeners()

function offerVersion(worker: ServiceWorker) {
  waitingWorker = worker
  listeners.notify()
}

/**
 * Once a new version has taken over, a page of the old one reloads, so that files of both never
 * mix. If another page asked for it and something is typed in this one, its own person decides
 * when.
 */
function reloadAfterTakeOver(container: ServiceWorkerContainer) {
  let isControlled = container.controller !== null
  window.addEventListener('input', () => {
    isTyped = true
  })
  container.addEventListener('controllerchange', () => {
    // The very first version does not reload the page.
    if (isControlled && (isAsked || !isTyped)) window.location.reload()
    isControlled = true
  })
}

function activateWorker(worker: ServiceWorker) {
  isAsked = true
  if (worker.state === 'activated') window.location.reload()
  else worker.postMessage('take-over')
}

function watchUpdates(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  if (registration.waiting) offerVersion(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) offerVersion(installing)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), CHECK_INTERVAL)
}

/**
 * Caching the files takes a slow phone a second, so the screen comes first. In milliseconds after
 * the page's load.
 */
const FIRST_SCREEN = 3000

/**
 * Only a built product over https, or on localhost, can be installed; elsewhere it works without.
 */
export function installApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  reloadAfterTakeOver(container)
  const register = () => {
    container
      .register(SERVICE_WORKER)
      .then((registration) => watchUpdates(registration, container))
      // A browser that refuses or never answers still runs the product.
      .catch(() => undefined)
  }
  window.addEventListener('load', () => setTimeout(register, FIRST_SCREEN))
}

/** Starts the newer version that is waiting; null when there is none. */
export function useNewVersion(): (() => void) | null {
  const worker = useSyncExternalStore(listeners.subscribe, () => waitingWorker)
  return worker && (() => activateWorker(worker))
}
