import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { browserSecretOf, keepBrowserSecret } from '@/lib/server/people/session/browser-secret'
import { addSessionCookies } from '@/lib/server/people/session/cookies'
import { answerCode, pollScan, scanCode, scanLifetime, startScan } from './scan-login'

const routes = os.trustLogin

/** The calls of `trustLogin` in the contract, about scanned codes. */
export const scanLoginRoutes = {
  scanStart: routes.scanStart.handler(async ({ context }) => {
    const { mall, ip } = context
    const token = await startScan(mall, keepBrowserSecret(context), ip)
    return { token, url: `${mall.env.publicUrl}/member/scan-login?token=${token}`, expires_in: scanLifetime }
  }),

  scanned: routes.scanned.handler(async ({ input, context }) => {
    await scanCode(context.mall, input.token, memberOf(context))
    return { status: true }
  }),

  scanAuthorize: routes.scanAuthorize.handler(async ({ input, context }) => {
    await answerCode(context.mall, input.token, memberOf(context), input.status)
    return { status: true as const }
  }),

  scanValid: routes.scanValid.handler(async ({ input, context }) => {
    const { mall, reply } = context
    const state = await pollScan(mall, input.token, browserSecretOf(context))
    if (state.status !== 2) return state
    const { storeToken: _, ...answer } = state
    addSessionCookies(mall, reply, state)
    return answer
  }),
}
