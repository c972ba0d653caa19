import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { addSessionCookies } from '@/lib/server/people/session/cookies'
import { assertSetupKey, setUpMall } from './set-up-mall'

const routes = os.operator.setup

export const operatorSetupRoutes = {
  check: routes.check.handler(async ({ input, context }) => {
    await assertSetupKey(context.mall, input.key, context.ip)
    return { status: true as const }
  }),

  open: routes.open.handler(async ({ input, context }) => {
    const tokens = await setUpMall(context.mall, input, context.ip)
    addSessionCookies(context.mall, context.reply, tokens)
    return { token: tokens.token }
  }),
}
