import 'server-only'
import { notSignedIn } from '@/lib/domain/errors'
import { os } from '@/lib/server/context'
import { addSessionCookies, dropSessionCookies } from './cookies'
import { readProtocol } from './protocol'
import { signInWithPassword, WrongCredentials } from './sign-in'
import { refreshWindow, signToken, verifyToken } from './token'
import { loadViewer } from './viewer'

const routes = os.session

export const sessionRoutes = {
  login: routes.login.handler(async ({ input, context }) => {
    const { token, role } = await signInWithPassword(context.mall, input, context.ip)
    addSessionCookies(context.mall, context.reply, token, role)
    return { token }
  }),

  newLogin: routes.newLogin.handler(async ({ input, context }) => {
    try {
      const { token, role, mobile } = await signInWithPassword(context.mall, input, context.ip)
      addSessionCookies(context.mall, context.reply, token, role)
      return { token, pre_login_data: { mobile }, status: 1, error_message: null }
    } catch (error) {
      if (!input.silent || !(error instanceof WrongCredentials)) throw error
      return { token: null, pre_login_data: null, status: 0, error_message: error.message }
    }
  }),

  logout: routes.logout.handler(({ context }) => {
    dropSessionCookies(context.mall, context.reply)
    return { status: true }
  }),

  refresh: routes.refresh.handler(async ({ context }) => {
    const { mall, token, reply } = context
    const now = mall.now()
    const claims = token ? await verifyToken(mall.secret, token, now, refreshWindow) : null
    const viewer = claims && (await loadViewer(mall.db, claims.userId, now))
    if (!viewer || viewer.disabled || claims.issuedAt < viewer.tokensFrom) throw notSignedIn()
    const renewed = await signToken(mall.secret, viewer.userId, now)
    reply.set('authorization', `Bearer ${renewed}`)
    addSessionCookies(mall, reply, renewed, viewer.role)
    return { result: true }
  }),

  trustLogins: routes.trustLogins.handler(() => []),

  protocol: routes.protocol.handler(({ input, context }) => readProtocol(context.mall.db, input.type)),
}
