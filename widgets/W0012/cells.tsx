import { CardPrice } from '@/components/goods/card-price'
import { Picture } from '@/components/ui/picture'
import { discountRate, wholeYuan } from '@/lib/domain/money'
import type { WidgetGoods } from '@/widgets/loader'
import { GoodsLink } from '@/widgets/parts/goods-link'
import { offerOf } from '@/widgets/parts/goods-offer'
import { SizeBox } from '@/widgets/parts/size-box'
import type { WidgetMode } from '@/widgets/widget'
import { ClaimButton } from './islands/claim-button'
import type { Ticket } from './ticket'

/** Four products of 174 × 180 px. */
export const GoodsCells = ({ goods, mode }: { goods: readonly WidgetGoods[]; mode: WidgetMode }) => (
  <ul className="card-goods">
    {goods.map((one, index) => (
      <li key={`${one.goodsId}-${index}`}>
        <GoodsLink goods={one} mode={mode}>
          {one.picture || mode === 'render' ? (
            <Picture src={one.picture} alt="" />
          ) : (
            <span className="size-place">
              <SizeBox width={174} height={140} fontSize={16} />
            </span>
          )}
          <b>{one.name}</b>
          <CardPrice {...offerOf(one)} look={{ size: '0.8125rem' }} />
        </GoodsLink>
      </li>
    ))}
  </ul>
)

/** Three coupons below each other, claimed by a click on pages. */
export const Tickets = ({ tickets, mode }: { tickets: readonly Ticket[]; mode: WidgetMode }) => (
  <ul className="card-tickets">
    {tickets.map((ticket, index) => (
      <li key={`${ticket.cardId}-${index}`}>
        {mode === 'render' ? (
          <ClaimButton
            cardId={ticket.cardId}
            cardIds={tickets.map(({ cardId }) => cardId)}
            action={ticket.action}
            isClaimable={ticket.isClaimable}
          >
            <TicketFace ticket={ticket} />
          </ClaimButton>
        ) : (
          <div className="card-ticket" data-missing={ticket.missing}>
            <TicketFace ticket={ticket} />
            <span className="card-ticket-action">{ticket.action}</span>
          </div>
        )}
      </li>
    ))}
  </ul>
)

const TicketFace = ({
  ticket: { picture, title, threshold, description, isDiscount, discount, reduceCost },
}: {
  ticket: Ticket
}) => (
  <>
    <Picture src={picture} alt="" width={240} />
    <span className="card-ticket-text">
      <b>{title}</b>
      <small>
        {threshold && <span>{threshold} </span>}
        {description}
      </small>
    </span>
    <span className="card-ticket-value nums">
      {isDiscount ? (
        <>
          {discountRate(discount)}
          <small>折</small>
        </>
      ) : (
        <>
          <small>¥</small>
          {wholeYuan(reduceCost)}
        </>
      )}
    </span>
  </>
)
