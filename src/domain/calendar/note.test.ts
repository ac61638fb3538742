import { expect, it } from 'vitest'
import { NewNote } from './note.ts'

const note = (notes: string) => NewNote.safeParse({ date: '2026-03-01', notes })

it('is kept in capitals (calendar 15)', () => expect(note(' für Oma ').data?.notes).toBe('FÜR OMA'))

it.each([
  ['x'.repeat(500), null],
  ['x'.repeat(501), 'Keep the note within 500 characters'],
  ['ß'.repeat(250), null],
  ['ß'.repeat(251), 'Keep the note within 500 characters'],
  [' ', 'Write something, or delete the note'],
])('case %# is told %j', (text, says) => expect(note(text).error?.issues[0]?.message ?? null).toBe(says))
