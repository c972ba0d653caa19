import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { noticeMissing } from '@/lib/domain/messages/desk'
import { call } from '../call'
import { seconds, wireInt } from '../fields'

const link = z.object({ title: z.string(), href: z.string() })

const offers = z.object({
  points_mall: z.boolean(),
  /** Whether there has been a group-buying activity: members may have teams. */
  groups: z.boolean(),
  /** Whether a grade is sold. */
  vip: z.boolean(),
  /** Whether a coupon can be claimed. */
  coupons: z.boolean(),
  /** Whether the renewal programme runs. */
  programme: z.boolean(),
})
/** Which of the services that a mall may have it does have: menus leave out the others. */
export type MallOffers = z.infer<typeof offers>

const currentNotice = z.object({ notice_id: z.int(), title: z.string(), updated: seconds })
/** A notice that shoppers see. */
export type CurrentNotice = z.infer<typeof currentNotice>

const currentNoticeText = currentNotice.extend({
  /** HTML. */
  content: z.string(),
  /** Shown since. */
  begin_time: seconds,
})
export type CurrentNoticeText = z.infer<typeof currentNoticeText>

/** Texts of the fixed header and footer; our own call, because ECShopX clients hold such texts themselves. */
export const siteContract = {
  frame: call('GET', '/site/frame', '页头与页脚文字', { tags: ['页面'], kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        brand_name: z.string(),
        /** Name of the shop of what the mall itself sells, made from `brand_name`. */
        shop_name: z.string(),
        logo: z.string(),
        placeholder: z.string(),
        navigation: z.array(link),
        /** Link to the merchant application; empty when the mall accepts none. */
        merchant_entry: z.string(),
        promises: z.array(
          z.object({
            icon: z.enum(['shield', 'recycle', 'truck', 'headset']),
            title: z.string(),
            text: z.string(),
          }),
        ),
        columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
        /** Links to the agreements that the mall has written. */
        agreements: z.array(link),
        operator: z.string(),
        address: z.string(),
        postcode: z.string(),
        filing: z.string(),
        phone: z.string(),
        service_hours: z.string(),
        service_email: z.string(),
        slogan: z.string(),
      }),
    ),

  /** What the menus of members lead to. */
  offers: call('GET', '/site/offers', '商城开通的服务', { tags: ['页面'] })
    .input(z.object({}))
    .output(offers),

  /** The notices of the mall in their sequence, at most 20. */
  notices: call('GET', '/site/notices', '公告', { tags: ['页面'] })
    .input(z.object({}))
    .output(z.object({ list: z.array(currentNotice) })),

  notice: call('GET', '/site/notices/{notice_id}', '公告内容', { tags: ['页面'] })
    .input(z.object({ notice_id: wireInt(1, maxId, noticeMissing) }))
    .output(currentNoticeText),

  /** Banner of the article pages and the catalogue of /news. */
  articles: call('GET', '/site/articles', '资讯页设置', { tags: ['页面'], kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        banner: z.object({ picture: z.string(), title: z.string(), subtitle: z.string() }),
        /** The catalogue of the brand news; 0 while there is none. */
        news_category_id: z.int(),
      }),
    ),

  /** Questions of /article/faqs in their sequence, grouped. */
  faqs: call('GET', '/site/faqs', '常见问题', { tags: ['页面'], kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        list: z.array(z.object({ group: z.string(), question: z.string(), answer: z.string() })),
      }),
    ),
}
