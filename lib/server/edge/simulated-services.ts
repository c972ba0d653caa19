import 'server-only'
import type { Env } from '@/lib/env'

/**
 * The services that this mall only simulates, for the start-up log and for operators at `/readyz`: messages that are
 * not sent, identities that are not checked, parcels that do not move, payments without money.
 */
export function simulatedServices(env: Env): string[] {
  const simulated: [boolean, string][] = [
    [env.sms === 'console', 'sms (MALL_SMS=console)'],
    [env.identity === 'embedded', 'identity checks (MALL_IDENTITY=embedded)'],
    [env.courier === 'simulated', 'courier (MALL_COURIER=simulated)'],
    [env.payTest, 'payment (MALL_PAY_TEST=1)'],
    [env.wechatLogin === 'simulated', 'WeChat sign-in (MALL_WECHAT_LOGIN=simulated)'],
    [env.emailLogin === 'console', 'e-mail (MALL_EMAIL_LOGIN=console)'],
  ]
  return simulated.filter(([applies]) => applies).map(([, name]) => name)
}
