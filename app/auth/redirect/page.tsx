import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { RedirectCard } from '@/components/auth/frame/redirect-card'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '微信登录' }

type Name = 'code' | 'state' | 'bind' | 'redirectUrl'

interface Props {
  searchParams: Promise<Partial<Record<Name, string | string[]>>>
}

/**
 * Where WeChat leads back to with `code` and `state`, or with `state` alone when the visitor refused; continues at
 * `redirectUrl`. Without either parameter it starts the sign-in with WeChat.
 */
export default async function RedirectPage({ searchParams }: Props) {
  const query = await searchParams
  const [code, state, bind, redirectUrl] = (['code', 'state', 'bind', 'redirectUrl'] as const).map(
    (name) => [query[name]].flat()[0] ?? '',
  )
  const target = safeRedirect(redirectUrl)
  if (!code && !state) redirect(`/auth/wx-login?redirectUrl=${encodeURIComponent(target)}`)
  return (
    <RedirectCard answer={code && state ? { code, state } : null} target={target} isBinding={bind === '1'} />
  )
}
