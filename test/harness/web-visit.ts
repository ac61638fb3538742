import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { vi } from 'vitest'
import { AuthGate } from '../../src/web/auth-gate.tsx'
import { createQueryClient } from '../../src/web/query-client.tsx'

/**
 * Opens the product at an address, as a person does: the gate, the navigation, the real screen.
 * Order the server's answers before. Then look with `screen.findBy…` and use what is answered here
 * to click and type.
 */
export function visit(address: string): UserEvent {
  window.history.replaceState(null, '', address)
  render(createElement(AuthGate, { client: createQueryClient() }))
  return userEvent.setup()
}

/** Opens the product at an address, and presses the button of this name once it is there. */
export async function visitAndPress(address: string, name: string | RegExp): Promise<UserEvent> {
  const person = visit(address)
  await person.click(await screen.findByRole('button', { name }))
  return person
}

/** Presses the button of this name, and looks into the dialog that it opens. */
export async function openDialog(person: UserEvent, name: string | RegExp, title: string | RegExp = /./) {
  await person.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Opens the product at an address, and there the dialog behind the button of this name. */
export async function visitDialog(address: string, name: string | RegExp, title?: string | RegExp) {
  const person = visit(address)
  return { person, dialog: await openDialog(person, name, title) }
}

/**
 * Presses Undo in a toast, as soon as a press reaches it: in its first moment the toasts' own frame
 * lets none through.
 */
export const pressUndo = (person: UserEvent) =>
  waitFor(() => person.click(screen.getByRole('button', { name: 'Undo' })))

/**
 * Writes a text at the end of what stands in a field, all at once: a large form is drawn anew for
 * every letter. With '{Enter}' at its end that key is pressed.
 */
export async function write(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.click(field)
  await person.paste(text.replace(/\{Enter\}$/, ''))
  if (text.endsWith('{Enter}')) await person.keyboard('{Enter}')
}

/** Presses Back. */
export const goBack = () => act(async () => window.history.back())

/** The connection was gone, and is back: what is shown is read again. */
export function comeBackOnline(): void {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
}

/** Where the person is now. */
export const whereNow = () => window.location.pathname + window.location.search

/** How often the page started afresh (sign-in and logout end so). */
export const reloads = () => vi.spyOn(window.location, 'reload').mock.calls.length
