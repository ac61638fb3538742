/**
 * Sends the page of the active tab to the family's Plateful when the extension's button is
 * pressed.
 */

import { capturePage, packPage } from './send-page.ts'

interface Tab {
  id?: number
  index: number
}

/** The few calls of the browser that the extension makes. */
declare const chrome: {
  action: {
    onClicked: { addListener: (listen: (tab: Tab) => void) => void }
    setBadgeText: (badge: { text: string; tabId?: number }) => Promise<void>
    setTitle: (title: { title: string; tabId?: number }) => Promise<void>
  }
  scripting: {
    executeScript: (script: {
      target: { tabId: number }
      func: () => string
    }) => Promise<{ result?: string }[]>
  }
  storage: { local: { get: (key: 'server') => Promise<{ server?: string }> } }
  tabs: { create: (tab: { url: string; index: number }) => Promise<unknown> }
  runtime: { openOptionsPage: () => Promise<void> }
}

chrome.action.onClicked.addListener((tab) => void send(tab))

/** Opens the import page with what the tab shows; without a server's address opens the options. */
async function send({ id, index }: Tab): Promise<void> {
  const { server } = await chrome.storage.local.get('server')
  if (server === undefined) return chrome.runtime.openOptionsPage()
  if (id === undefined) return
  try {
    const [captured] = await chrome.scripting.executeScript({ target: { tabId: id }, func: capturePage })
    if (captured?.result === undefined) throw new Error('nothing was captured')
    const url = `${server}/import-recipes#page=${await packPage(captured.result)}`
    await chrome.tabs.create({ url, index: index + 1 })
  } catch {
    // The browser lets no extension into its own pages.
    await chrome.action.setBadgeText({ text: '!', tabId: id })
    await chrome.action.setTitle({ title: 'The browser won’t share this page', tabId: id })
  }
}
