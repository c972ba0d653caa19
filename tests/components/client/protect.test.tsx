/** @jest-environment ./tests/setup/browser-environment.ts */
import { generateKeyPairSync, webcrypto, constants, privateDecrypt } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginCard } from '@/components/auth/sign-in/login-card'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const user = userEvent.setup()

const open = (text = '') =>
  JSON.parse(
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(text.slice(3), 'base64url'),
    ).toString(),
  ) as { t: number; v: string }

test('the browser sends number and password in envelopes of the mall’s time, never as text', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  const time = Math.floor(Date.now() / 1000) + 7200
  const mall = mallDouble({
    'GET /member/field/key': { key, time },
    'POST /login': { token: 'token' },
    'GET /member': { userId: 7, grade_id: 1, is_staff: false, memberInfo: { mobile: '138****8000' } },
  })
  showPage(<LoginCard target="#in" hasEmail={false} showDemo={false} />)
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  await user.type(screen.getByLabelText('登录密码'), 'Mall2026')
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(mall.sent('POST', '/login')).toHaveLength(1))
  const { username, password } = mall.sent('POST', '/login')[0]?.fields ?? {}
  expect(open(username)).toMatchObject({ v: '13800138000' })
  expect(open(password)).toMatchObject({ v: 'Mall2026' })
  expect(Math.abs(open(password).t - time)).toBeLessThan(5)
  const sent = JSON.stringify(mall.sent('POST', '/login'))
  expect(sent).not.toMatch(/Mall2026|13800138000/)
})
