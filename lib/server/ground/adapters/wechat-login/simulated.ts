import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { apiPrefix } from '@/lib/contract'
import type { Mall } from '@/lib/server/ground/mall'
import type { WechatLogin } from './provider'

/** Invented users of the simulator. */
export const simulatedUsers = [
  { id: 'sim-lin', name: '林间小溪' },
  { id: 'sim-zhou', name: '周末去爬山' },
  { id: 'sim-tang', name: '糖炒栗子' },
] as const

/** Seconds for which a code is valid, the same as WeChat's. */
const lifetime = 300

const signature = ({ secret }: Mall, text: string) =>
  createHmac('sha256', secret).update(`simulated wechat\n${text}`).digest('base64url')

/** The code that WeChat would send after the user agreed. */
export function simulatedCode(mall: Mall, userId: string): string {
  const text = `${userId}.${mall.now() + lifetime}.${randomBytes(6).toString('hex')}`
  return `${text}.${signature(mall, text)}`
}

/** Works without a network: its page replaces WeChat's, and visitors sign in as one of three invented users. */
export const simulatedWechat: WechatLogin = {
  appId: () => 'wx0simulated0',

  authorizeUrl: (_mall, state, returnTo) =>
    `${apiPrefix}/wechat/simulator?${new URLSearchParams({ state, redirect_uri: returnTo }).toString()}`,

  async userOf(mall, code) {
    const at = code.lastIndexOf('.')
    const [text, given] = [code.slice(0, at), Buffer.from(code.slice(at + 1))]
    const expected = Buffer.from(signature(mall, text))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const [id = '', expires] = text.split('.')
    return Number(expires) > mall.now() ? { openId: `o-${id}`, unionId: `u-${id}` } : null
  },
}
