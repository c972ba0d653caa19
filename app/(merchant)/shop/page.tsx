import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { EntryCard } from '@/components/merchant/entry-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { safeRedirect } from '@/lib/web/redirect'
import { storeTokenCookie } from '@/lib/web/route-rules'

export const metadata: Metadata = { title: '商家登录/注册' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

const application = '/shop/settleForm'

/** The entry page for merchants; signed-in merchants go on to their application (spec 3 §1, /shop). */
export default async function ShopEntryPage({ searchParams }: Props) {
  const [{ redirectUrl }, store] = await Promise.all([searchParams, cookies()])
  const asked = safeRedirect([redirectUrl].flat()[0], application)
  const target = /^\/(?:h5\/)?shop\/?(?:[?#]|$)/.test(asked) ? application : asked
  if (store.has(storeTokenCookie)) redirect(target)
  return <EntryCard target={target} showDemo={isDemoMall()} />
}
