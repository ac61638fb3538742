import { type FilledHousehold, made, MARK, PASSWORD } from '../two-households.ts'
import { type Sample, type Samples, type Numbered, NOWHERE, nothing } from './sample.ts'

const eater = { firstName: 'Sam', lastName: 'Cook', initials: 'SC', color: '#336699' }

const invitationOf = async (ada: FilledHousehold) =>
  made<Numbered & { link: string }>(ada.call('POST', '/api/household/invitations', {}))

/** The household is shared by two, so that one of them can leave. */
async function joined(ada: FilledHousehold): Promise<Sample> {
  const { link } = await invitationOf(ada)
  await made(
    ada.call(
      'POST',
      '/api/auth/register',
      {
        email: `second-${ada.userId}@example.org`,
        password: PASSWORD,
        firstName: 'Second',
        lastName: 'Cook',
        invitation: link.split('/').at(-1),
      },
      { cookie: '' },
    ),
  )
  return { body: { recipes: 'leave' }, stranger: 400 }
}

export const householdSamples: Samples = {
  'GET /api/family-members': nothing,
  'POST /api/family-members': () => ({ body: eater }),
  'PATCH /api/family-members/:id': (ada) => ({
    params: { id: ada.memberId },
    body: { notes: 'mine now' },
    stranger: 404,
  }),
  'DELETE /api/family-members/:id': (ada) => ({ params: { id: ada.memberId }, stranger: 404 }),
  'POST /api/family-members/:id/restore': async (ada) => {
    await ada.call('DELETE', `/api/family-members/${ada.memberId}`)
    return { params: { id: ada.memberId }, stranger: 404 }
  },
  'GET /api/guest-diners': nothing,
  'POST /api/guest-diners': () => ({ body: eater }),
  'PATCH /api/guest-diners/:id': (ada) => ({
    params: { id: ada.guestId },
    body: { notes: 'mine now' },
    stranger: 404,
  }),
  'DELETE /api/guest-diners/:id': (ada) => ({ params: { id: ada.guestId }, stranger: 404 }),
  'POST /api/guest-diners/:id/restore': async (ada) => {
    await ada.call('DELETE', `/api/guest-diners/${ada.guestId}`)
    return { params: { id: ada.guestId }, stranger: 404 }
  },
  'GET /api/user-preferences': nothing,
  'PATCH /api/user-preferences': () => ({ body: { allergies: ['Nuts'] } }),
  'GET /api/may-contain-allowances': nothing,
  'PUT /api/may-contain-allowances': (ada) => ({
    body: { kind: 'family', personId: ada.memberId, allergy: 'nuts', isAllowed: true },
    stranger: 404,
  }),
  'GET /api/fine-lines': nothing,
  'PUT /api/fine-lines': (ada) => ({
    body: { kind: 'family', personId: ada.memberId, line: MARK, needs: ['nuts'], isFine: true },
    stranger: 404,
  }),
  'GET /api/household': nothing,
  'POST /api/household/invitations': () => ({ body: {} }),
  'DELETE /api/household/invitations/:id': async (ada) => ({
    params: { id: (await invitationOf(ada)).id },
    stranger: 404,
  }),
  'GET /api/household/invitation': () => ({ query: { token: NOWHERE }, visitor: 404 }),
  // An invented secret: with a real one anybody may join (src/server/household/invitations).
  'POST /api/household/join': () => ({ body: { token: NOWHERE, recipes: 'leave' }, stranger: 404 }),
  'POST /api/household/leave': joined,
}
