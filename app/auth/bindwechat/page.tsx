import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BindWechatCard } from '@/components/auth/sign-in/bind-wechat-card'
import { listRequiredFields } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'
import { isDemoMall } from '@/lib/readers/mall-api'
import { listRegistrationTerms } from '@/lib/readers/terms'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '绑定手机号' }

type Name = 'open_id' | 'unionid' | 'redirectUrl'

interface Props {
  searchParams: Promise<Partial<Record<Name, string | string[]>>>
}

/** Binds a WeChat user without an account to a number, or registers one (spec 3 §2). */
export default async function BindWechatPage({ searchParams }: Props) {
  const [query, { site }, fields, terms] = await Promise.all([
    searchParams,
    getFrame(),
    listRequiredFields(),
    listRegistrationTerms(),
  ])
  const [openId, unionId, redirectUrl] = (['open_id', 'unionid', 'redirectUrl'] as const).map(
    (name) => [query[name]].flat()[0] ?? '',
  )
  const target = safeRedirect(redirectUrl)
  if (!openId || !unionId) redirect(`/auth/login?redirectUrl=${encodeURIComponent(target)}`)
  return (
    <BindWechatCard
      user={{ openId, unionId }}
      target={target}
      site={site.brand_name}
      fields={fields}
      terms={terms}
      showDemo={isDemoMall()}
    />
  )
}
