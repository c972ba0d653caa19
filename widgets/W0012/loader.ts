import { parseId, type WidgetGoods, type WidgetLoader } from '@/widgets/loader'
import type { ShowcaseCardSettings } from './contract'
import { couponLayout, goodsLayout, goodsPerSlide } from './layouts'
import { currentTicket, type Ticket } from './ticket'

/** The slides of the layout that is shown; empty for pictures. */
export interface ShowcaseCardData {
  goods: WidgetGoods[][]
  tickets: Ticket[][]
}

const goodsIdsOf = ({ styleType, data }: ShowcaseCardSettings): number[][] =>
  styleType === goodsLayout
    ? data[3].map(({ data: rows }) =>
        rows.flatMap(({ goods_id }) => parseId(goods_id) ?? []).slice(0, goodsPerSlide),
      )
    : []
const couponsOf = ({ styleType, data }: ShowcaseCardSettings) =>
  styleType === couponLayout ? data[4].map(({ data: rows }) => rows) : []

const filled = <T>(slides: T[][]): T[][] => slides.filter((slide) => slide.length > 0)

/** Products with current prices, and the coupons that can still be claimed; slides without any are left out. */
export const loader: WidgetLoader<ShowcaseCardSettings, ShowcaseCardData> = {
  request: (settings) => ({
    goodsIds: goodsIdsOf(settings).flat(),
    couponIds: couponsOf(settings)
      .flat()
      .flatMap(({ card_id }) => parseId(card_id) ?? []),
  }),
  resolve: (settings, { goods, coupons }) => ({
    goods: filled(goodsIdsOf(settings).map((ids) => ids.flatMap((id) => goods.get(id) ?? []))),
    tickets: filled(
      couponsOf(settings).map((rows) =>
        rows.flatMap((stored) => {
          const card = coupons.get(parseId(stored.card_id) ?? 0)
          return card ? [currentTicket(card, stored)] : []
        }),
      ),
    ),
  }),
}
