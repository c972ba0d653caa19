import { goodsHref } from '@/lib/web/hrefs'
import type { ShowcaseData, TabsSettings } from '@/widgets/goods-tabs'
import { parseId } from '@/widgets/loader'

/**
 * The products of the tabs that scripts would load (ADR 0046), as links for visitors and crawlers without scripts.
 * Names are those of the time of picking: nothing is read for them.
 */
export function OtherTabs({ settings, data }: { settings: TabsSettings; data: ShowcaseData | undefined }) {
  const others = data?.tabs.slice(1) ?? []
  if (others.length === 0) return null
  const names = new Map(
    settings.data.flatMap((tab) => tab.data.map((goods) => [parseId(goods.goods_id), goods.goods_name])),
  )
  return (
    <noscript>
      {others.map(({ text, goodsIds }, index) => (
        <section key={index} aria-label={text} className="text-text px-5 py-3 text-sm">
          <h3 className="text-ink mb-1 font-semibold">{text}</h3>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {goodsIds.map((id) => (
              <li key={id}>
                <a href={goodsHref(id)}>{names.get(id)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </noscript>
  )
}
