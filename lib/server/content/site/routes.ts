import 'server-only'
import { commonFaqGroup } from '@/lib/domain/content/site-limits'
import { getCurrentNotice, listCurrentNotices } from '@/lib/server/content/notice/read-notices'
import { os } from '@/lib/server/ground/call-context'
import { findSetting } from '@/lib/server/ground/settings'
import { getFrameTexts } from './get-frame-texts'
import { getOffers } from './get-offers'
import { articleTexts } from './texts'

export const siteRoutes = {
  frame: os.site.frame.handler(({ context }) => getFrameTexts(context.mall)),

  offers: os.site.offers.handler(({ context }) => getOffers(context.mall)),

  notices: os.site.notices.handler(async ({ context: { mall } }) => ({
    list: await listCurrentNotices(mall.db, mall.now()),
  })),

  notice: os.site.notice.handler(({ input, context: { mall } }) =>
    getCurrentNotice(mall.db, input.notice_id, mall.now()),
  ),

  articles: os.site.articles.handler(async ({ context }) =>
    articleTexts(await findSetting(context.mall.db, 'articles')),
  ),

  faqs: os.site.faqs.handler(async ({ context }) => {
    const setting = await findSetting(context.mall.db, 'faq')
    const list = (setting?.questions ?? []).map(({ group = commonFaqGroup, question, answer }) => ({
      group,
      question,
      answer,
    }))
    return { list }
  }),
}
