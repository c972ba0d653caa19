import 'server-only'
import type { Metadata } from 'next'
import { endedText } from '@/components/programme/ended'
import { getFrame } from '@/lib/readers/frame'
import { getProgramme } from '@/lib/readers/programme'

/** Metadata of the page of subsidy cards. */
export async function cardsMetadata(): Promise<Metadata> {
  const [programme, { site }] = await Promise.all([getProgramme(), getFrame()])
  const title = `焕新补贴卡 - ${site.brand_name}`
  const classes = programme.list.map((one) => one.class_name).join('、')
  const description = classes
    ? `一类商品一张焕新补贴卡：${classes}的补贴比例、单件封顶与每人限购，领卡资格和使用方法。`
    : `${site.brand_name}焕新补贴卡：${endedText}`
  const canonical = '/reuseCard'
  return {
    title,
    description,
    keywords: ['焕新补贴卡', '以旧换新补贴', ...programme.list.map((one) => `${one.class_name}补贴`)].join(
      ',',
    ),
    alternates: { canonical },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}
