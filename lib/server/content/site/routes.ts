import 'server-only'
import { groupsRun } from '@/lib/server/catalogue/group/groups-run'
import { os } from '@/lib/server/ground/call-context'
import { findSetting } from '@/lib/server/ground/settings'
import { articleTexts, frameTexts } from './texts'

export const siteRoutes = {
  frame: os.site.frame.handler(async ({ context }) => {
    const { db, now } = context.mall
    const [shop, search, navigation, footer, service, login, hasGroups] = await Promise.all([
      findSetting(db, 'shop'),
      findSetting(db, 'search'),
      findSetting(db, 'navigation'),
      findSetting(db, 'footer'),
      findSetting(db, 'service'),
      findSetting(db, 'login'),
      groupsRun(db, now()),
    ])
    return frameTexts({ shop, search, navigation, footer, service, login }, hasGroups)
  }),

  articles: os.site.articles.handler(async ({ context }) =>
    articleTexts(await findSetting(context.mall.db, 'articles')),
  ),

  faqs: os.site.faqs.handler(async ({ context }) => {
    const setting = await findSetting(context.mall.db, 'faq')
    const list = (setting?.questions ?? []).map(({ group = '常见问题', question, answer }) => ({
      group,
      question,
      answer,
    }))
    return { list }
  }),
}
