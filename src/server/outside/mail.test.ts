import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { openMail } from './mail.ts'

it('a mail server that says nothing is not waited for without end', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'post@plateful.example', dataDir: '' }
  const mail = openMail(config, () => undefined, 20)
  const letter = { to: 'ada@example.org', subject: 'Soup', text: 'There is some.' }
  await expect(mail.send(letter)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  mail.close()
  silent.close()
})
