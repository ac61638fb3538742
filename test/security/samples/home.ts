import { type Samples, nothing } from './sample.ts'

export const homeSamples: Samples = {
  'POST /api/contact-import-service': () => ({
    body: { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Forty cards in a box' },
  }),
  'GET /api/contact-import-service': nothing,
}
