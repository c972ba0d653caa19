import type { Metadata } from 'next'
import { RedirectCard } from '@/components/auth/redirect-card'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '微信登录' }

type Name = 'code' | 'state' | 'bind' | 'redirectUrl'

interface Props {
  searchParams: Promise<Partial<Record<Name, string | string[]>>>
}

/** Where WeChat leads back to with `code` and `state`; continues at `redirectUrl`. */
export default async function RedirectPage({ searchParams }: Props) {
  const query = await searchParams
  const [code, state, bind, redirectUrl] = (['code', 'state', 'bind', 'redirectUrl'] as const).map(
    (name) => [query[name]].flat()[0] ?? '',
  )
  return (
    <RedirectCard
      answer={code && state ? { code, state } : null}
      target={safeRedirect(redirectUrl)}
      isBinding={bind === '1'}
    />
  )
}
