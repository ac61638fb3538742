import { expect, it } from 'vitest'
import { linkEmail } from './emails.ts'

it('what people wrote stands in an email as they wrote it, and is never a tag or ends an attribute', () => {
  const { html } = linkEmail({
    to: 'mo@example.org',
    subject: 'An invitation',
    opening: `Ada "O'Cook" <b>& sons</b> invites you.`,
    action: 'Join',
    link: `https://plateful.example/join?token='"><b>`,
    closing: 'It works for one day.',
  })
  expect(html).toContain('Ada &quot;O&#39;Cook&quot; &lt;b&gt;&amp; sons&lt;/b&gt; invites you.')
  expect(html).toContain('href="https://plateful.example/join?token=&#39;&quot;&gt;&lt;b&gt;"')
})
