/** Asks for the address of the family's Plateful, and keeps it. */

import { serverAddress } from './server-address.ts'

declare const chrome: {
  storage: {
    local: {
      get: (key: 'server') => Promise<{ server?: string }>
      set: (values: { server: string }) => Promise<void>
    }
  }
}

const form = document.querySelector('form')
const field = document.querySelector('input')
const output = document.querySelector('output')

async function save(origin: string, typed: HTMLInputElement, answer: HTMLOutputElement): Promise<void> {
  await chrome.storage.local.set({ server: origin })
  typed.value = origin
  answer.value = 'Saved. Open a recipe and press the button of Plateful.'
}

if (form && field && output) {
  const { server } = await chrome.storage.local.get('server')
  field.value = server ?? ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const origin = serverAddress(field.value)
    if (origin === null) {
      output.value = 'Please enter the address of your Plateful, such as plateful.example.org'
      field.focus()
      return
    }
    void save(origin, field, output)
  })
}
