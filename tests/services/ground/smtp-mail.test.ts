import { readEnv } from '@/lib/env'
import { sendMail } from '@/lib/server/ground/adapters/mail'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { solvedCaptcha } from '../../fixtures/engine/sign-up'
import { startSmtpServer, type ReceivedMail, type SmtpServer } from '../../fixtures/engine/smtp-server'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'

let smtp: SmtpServer
let mall: TestMall

beforeAll(async () => {
  smtp = await startSmtpServer()
  mall = await openTestMall({
    MALL_EMAIL_LOGIN: 'smtp',
    MALL_SMTP_URL: `smtp://mall:s%40crypt@127.0.0.1:${smtp.port}`,
    MALL_SMTP_FROM: '焕新商城 <service@mall.test>',
    MALL_PUBLIC_URL: 'https://mall.test',
  })
})
afterAll(async () => {
  await mall.close()
  await smtp.close()
})
beforeEach(() => {
  smtp.received.length = 0
})

async function register(email: string): Promise<void> {
  const captcha = await solvedCaptcha(mall, 'sign')
  const form = { email, password: 'Lake2026', password_confirmation: 'Lake2026', ...captcha }
  await mall.call('POST', '/member/email/register', form)
}
const deliverAll = async () => {
  while (await deliverNext(mall));
}
const headerOf = ({ source }: ReceivedMail, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim()
const textOf = ({ source }: ReceivedMail) =>
  Buffer.from(source.slice(source.indexOf('\r\n\r\n')), 'base64').toString()

describe('mails over SMTP', () => {
  it('carry the link of a registration, from the sender and with the account of the environment', async () => {
    await register('chen@example.com')
    await deliverAll()
    const [mail] = smtp.received as [ReceivedMail]
    expect(mail).toMatchObject({
      account: ['mall', 's@crypt'],
      from: 'service@mall.test',
      to: 'chen@example.com',
    })
    expect(headerOf(mail, 'From')).toMatch(/<service@mall\.test>$/)
    const link = /https:\/\/mall\.test\/auth\/email\?activate=\S+/.exec(textOf(mail))?.[0]
    const token = new URL(link ?? '').searchParams.get('activate')
    const { data } = await mall.call('POST', '/member/email/activate', { token })
    expect(data).toEqual({ message: '邮箱已激活，请使用密码登录' })
  })

  it('are repeated after a refusal, as the same message', async () => {
    smtp.refuseNext('451 mailbox busy')
    await register('wu@example.com')
    await deliverAll()
    expect(smtp.received).toEqual([])
    const [event] = await mall.rows<{ id: string; error: string }>(
      "select outbox_id as id, last_error as error from outbox where topic = 'mail'",
    )
    expect(event?.error).toContain('451')
    mall.travel(10)
    await deliverAll()
    expect(smtp.received).toHaveLength(1)
    expect(headerOf(smtp.received[0] as ReceivedMail, 'Message-ID')).toBe(`<mail-${event?.id}@mall.test>`)
  })

  it('cannot be given another recipient or header by the text of an address or subject', async () => {
    const mail = { to: 'li@example.com', subject: '发票\r\nBcc: all@example.com', text: 'x' }
    await sendMail(mall, mail)
    expect(smtp.received).toHaveLength(1)
    expect(headerOf(smtp.received[0] as ReceivedMail, 'Bcc')).toBeUndefined()
  })

  it('send no password to another machine without encryption', async () => {
    const url = `smtp://mall:secret@localhost.localdomain:${smtp.port}`
    const remote = { ...mall, env: { ...mall.env, smtp: { ...mall.env.smtp, url } } }
    await expect(sendMail(remote, { to: 'li@example.com', subject: 's', text: 't' })).rejects.toThrow()
    expect(smtp.received).toEqual([])
  })
})

describe('the environment of the mail server', () => {
  const valid = {
    MALL_EMAIL_LOGIN: 'smtp',
    MALL_SMTP_URL: 'smtps://mall:secret@smtp.example:465',
    MALL_SMTP_FROM: 'mall@example.com',
  }
  it('is read', () => {
    expect(readEnv(valid)).toMatchObject({
      emailLogin: 'smtp',
      smtp: { url: valid.MALL_SMTP_URL, from: valid.MALL_SMTP_FROM },
    })
  })

  it.each([
    [{ MALL_EMAIL_LOGIN: 'mail' }, 'MALL_EMAIL_LOGIN must be none, console or smtp.'],
    [{ MALL_SMTP_URL: '' }, 'MALL_SMTP_URL must be set when MALL_EMAIL_LOGIN=smtp is set.'],
    [{ MALL_SMTP_FROM: '' }, 'MALL_SMTP_FROM must be set when MALL_EMAIL_LOGIN=smtp is set.'],
    [{ MALL_SMTP_URL: 'https://smtp.example' }, /MALL_SMTP_URL must be the smtp:\/\//],
    [{ MALL_SMTP_URL: 'smtp://' }, /MALL_SMTP_URL must be/],
    [{ MALL_SMTP_URL: 'smtp://smtp.example/?tls.rejectUnauthorized=false' }, /MALL_SMTP_URL must be/],
    [{ MALL_SMTP_FROM: '焕新商城' }, /MALL_SMTP_FROM must be an e-mail address/],
    [{ MALL_SMTP_FROM: 'a@b.example\r\nBcc: c@d.example' }, /MALL_SMTP_FROM must be/],
  ])('refuses %j', (change, message) => {
    expect(() => readEnv({ ...valid, ...change })).toThrow(message)
  })
})
