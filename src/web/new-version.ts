/**
 * Installs the product in the browser, so that it opens without a network, and knows when a newer
 * version of it waits.
 */
import { useSyncExternalStore } from 'react'
import { SERVICE_WORKER } from './ui/guard-html.ts'

/** An app that is never closed still hears of a new version within the hour. */
const LOOK_EVERY = 60 * 60 * 1000

let waiting: ServiceWorker | null = null
let isAsked = false
let isTyped = false
const listeners = new Set<() => void>()

function offer(worker: ServiceWorker) {
  waiting = worker
  for (const listener of listeners) listener()
}

/**
 * Once a new version has taken over, a page of the old one starts afresh: files of both never meet.
 * Where it was another page that asked, and something was typed in this one, its own person says
 * when.
 */
function reloadAfterTakeOver(container: ServiceWorkerContainer) {
  let isControlled = container.controller !== null
  window.addEventListener('input', () => {
    isTyped = true
  })
  container.addEventListener('controllerchange', () => {
    // The first version of all takes nothing from under anybody.
    if (isControlled && (isAsked || !isTyped)) window.location.reload()
    isControlled = true
  })
}

function start(worker: ServiceWorker) {
  isAsked = true
  if (worker.state === 'activated') window.location.reload()
  else worker.postMessage('take-over')
}

function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const found = registration.installing
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && container.controller) offer(found)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY)
}

/**
 * Keeping the files costs a slow phone a second: the screen that was asked for comes first. In
 * milliseconds after the page's load.
 */
const FIRST_SCREEN = 3000

/**
 * Only a built product over https, or on this machine, can be installed; elsewhere it works as
 * before.
 */
export function installApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  reloadAfterTakeOver(container)
  const register = () => {
    container
      .register(SERVICE_WORKER)
      .then((registration) => watch(registration, container))
      // A browser that forbids it, or takes it and answers nothing, still has the product.
      .catch(() => undefined)
  }
  window.addEventListener('load', () => setTimeout(register, FIRST_SCREEN))
}

function onOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The way to the newer version that waits, or null. */
export function useNewVersion(): (() => void) | null {
  const worker = useSyncExternalStore(onOffer, () => waiting)
  return worker && (() => start(worker))
}
