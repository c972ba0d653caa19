import { z } from 'zod'
import { call } from './call'

const link = z.object({ title: z.string(), href: z.string() })

/** What the fixed header and footer say; our own call, ECShopX keeps such texts in its clients. */
export const siteContract = {
  frame: call('GET', '/site/frame', '页头与页脚文字', { tags: ['页面'] })
    .input(z.object({}))
    .output(
      z.object({
        brand_name: z.string(),
        logo: z.string(),
        placeholder: z.string(),
        navigation: z.array(link),
        promises: z.array(
          z.object({
            icon: z.enum(['shield', 'recycle', 'truck', 'headset']),
            title: z.string(),
            text: z.string(),
          }),
        ),
        columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
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
}
