import { act, render } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { memberPrices } from '@/components/goods/member-prices'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/providers'
import { queryClient } from '@/lib/client/query-client'
import { forgetUser, rememberUser } from '@/lib/client/session-cookie'
import { toasts } from '@/lib/client/toast'

/** One request as it left the browser. */
export interface SentCall {
  method: string
  /** Below `/api/h5app/wxapp`. */
  path: string
  fields: Record<string, string>
  headers: Headers
}

type Answer = unknown
/** The response to a call: a value, or a function of the call. `refuse` creates a business error. */
type Handler = Answer | ((call: SentCall) => Answer)

class BusinessError {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}
/** A business error in the contract's envelope. */
export const refuse = (message: string) => new BusinessError(message)
/** As a response: the network fails. */
export const lost = Symbol('lost')

const PlatformRequest = globalThis.Request

/** Accepts relative URLs as browsers do, and drops jsdom's signals, which Node's Request does not accept. */
class BrowserRequest extends PlatformRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(typeof input === 'string' ? new URL(input, window.location.origin) : input, {
      ...init,
      signal: null,
    })
  }
}

/** Signs a member in; by default an ordinary one. */
export const signIn = ({ staff = false, grade = 1, mobile = '13800138000' } = {}) =>
  act(() => rememberUser({ userId: 1, grade_id: grade, is_staff: staff, memberInfo: { mobile } }))

/**
 * A fake API: responds by `METHOD /path` and records the calls. Calls without a handler fail with 404. Resets session,
 * toasts and query cache, so that each test starts as a new guest.
 */
export function mallDouble(handlers: Record<string, Handler>) {
  const calls: SentCall[] = []
  act(() => {
    forgetUser()
    toasts.set([])
    memberPrices.set(new Map())
  })
  queryClient().clear()
  globalThis.Request = BrowserRequest
  globalThis.fetch = async (target, init) => {
    const request = new BrowserRequest(target, init)
    const url = new URL(request.url)
    const path = url.pathname.replace('/api/h5app/wxapp', '')
    const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(await request.text())
    const call: SentCall = {
      method: request.method,
      path,
      fields: Object.fromEntries(form),
      headers: request.headers,
    }
    calls.push(call)
    const handler = handlers[`${call.method} ${path}`]
    const answer: Answer = typeof handler === 'function' ? await handler(call) : handler
    if (answer === lost) throw new TypeError('Failed to fetch')
    if (answer instanceof BusinessError) {
      return Response.json({ data: { message: answer.message, status_code: 422 } })
    }
    if (answer === undefined) return Response.json({ data: { message: `${path}?`, status_code: 404 } })
    return Response.json({ data: answer })
  }
  return {
    calls,
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
  }
}

/** Renders content as a page, in a router that records navigations in `visited`. */
export function showPage(content: ReactNode, search = '') {
  const visited: string[] = []
  const go = (href: string) => void visited.push(href)
  const noop = () => {}
  const router = { back: noop, forward: noop, refresh: noop, prefetch: noop, push: go, replace: go }
  const { container } = render(
    <AppRouterContext value={router as never}>
      <SearchParamsContext value={new URLSearchParams(search) as never}>
        <Providers>
          {content}
          <Toaster />
          <ConfirmHost />
        </Providers>
      </SearchParamsContext>
    </AppRouterContext>,
  )
  return { visited, container }
}
